import { expect, onTestFinished, test, vi } from 'vitest';
import { serveShop } from '../../../../../demo-pages/server/server.ts';
import { demo } from '../../../../../shared/tools/command-line/demo/index.ts';

/** Runs the command. The shop that the command starts is closed after the test. */
async function run(...args: string[]) {
  const printed: Record<'out' | 'err', string[]> = { out: [], err: [] };
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.out.push(text));
  vi.spyOn(console, 'error').mockImplementation((text) => void printed.err.push(text));
  const code = await demo(args, async (options) => {
    // Serves no bundle, because the bundle may not be built yet
    const shop = await serveShop({ ...options, dist: import.meta.dirname });
    onTestFinished(shop.close);
    return shop;
  });
  const [out, err] = [printed.out.join('\n'), printed.err.join('\n')];
  return { code, out, err, url: /http:\S+/.exec(out)?.[0] ?? '' };
}

test('krume demo serves the demo pages, the pictures and the shop API', async () => {
  const { code, url } = await run('--port', '0');
  expect(code).toBe(0);
  expect(await (await fetch(`${url}/produkte`)).text()).toContain('data-widget="heart-toggle"');
  expect((await fetch(`${url}/artwork/hero.svg`)).status).toBe(200);
  expect(await (await fetch(`${url}/rest/cart/`)).json()).toMatchObject({ itemsCount: 0 });
});

test('krume demo --origin allows pages from another origin to call the shop API', async () => {
  const origin = 'http://localhost:8000';
  const { url } = await run('--port', '0', '--origin', origin);
  const { headers } = await fetch(`${url}/rest/cart/`, { headers: { origin } });
  expect(headers.get('access-control-allow-origin')).toBe(origin);
});

test('krume demo reports a port that is in use, and suggests another port', async () => {
  const port = Number(new URL((await run('--port', '0')).url).port);
  expect(await run('--port', String(port))).toEqual({
    code: 2,
    out: '',
    err: `Port ${port} ist belegt. Nennen Sie einen anderen: npx krume demo --port ${port + 1}`,
    url: '',
  });
});

test.each([
  [['--port', '4173x'], '--port ist «4173x»'],
  [['--port', '70000'], '--port ist «70000»'],
  [['--port', ''], '--port ist «»'],
  [['--origin', 'localhost:8000'], '--origin ist «localhost:8000»'],
  [['--origin', 'http://localhost:8000/'], '--origin ist «http://localhost:8000/»'],
  [['8080'], '«8080» gehört zu keiner Angabe.'],
  [['--hafen'], 'Die Angabe --hafen gibt es nicht.\n\nAufruf: npx krume demo'],
])('krume demo rejects the arguments %j', async (args, says) => {
  const { code, err } = await run(...args);
  expect([code, err]).toEqual([2, expect.stringContaining(says)]);
});

test('krume demo --help prints the help text', async () => {
  expect((await run('--help')).out).toContain('--port');
});
