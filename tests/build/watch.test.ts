// @module-tag build

import { type ChildProcess, spawn } from 'node:child_process';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject } from './support/copied-project.ts';

/**
 * Milliseconds. A rebuild takes half a second on an idle machine. The first build takes a minute while other tests run.
 */
const timeoutMs = 120_000;

let project: Awaited<ReturnType<typeof copyProject>>;
let server: ChildProcess;
let output = '';
let events = '';
const ending = new AbortController();

const path = (file: string) => join(project.folder, file);
const address = () => /http:\/\/localhost:\d+/.exec(output)?.[0];
const page = async (of: string) => (await fetch(`${address()}${of}`)).text();
const changes = () => events.split('data: change').length - 1;

/** Changes a file and waits until the server prints `said`. */
async function save(
  file: string,
  change: (text: string) => string,
  said: RegExp,
  byRename = false,
): Promise<void> {
  const before = output.length;
  const text = change(await readFile(path(file), 'utf8'));
  if (byRename) {
    await writeFile(path(`${file}~`), text);
    await rename(path(`${file}~`), path(file));
  } else {
    await writeFile(path(file), text);
  }
  await expect.poll(() => output.slice(before), { timeout: timeoutMs }).toMatch(said);
}

beforeAll(async () => {
  project = await copyProject('linked');
  const env = { ...process.env, PORT: '0', PAGE_ORIGIN: 'http://localhost:8000' };
  server = spawn(process.execPath, ['build.mjs', '--serve', '--watch'], { cwd: project.folder, env });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (data) => {
      output += data;
    });
  await vi.waitFor(() => expect(address()).toBeDefined(), timeoutMs);
  const { body } = await fetch(`${address()}/demo/changes`, { signal: ending.signal });
  const listen = async () => {
    for await (const chunk of body ?? []) events += Buffer.from(chunk).toString();
  };
  listen().catch(() => undefined);
  await vi.waitFor(() => expect(events).toContain('hello'), timeoutMs);
}, timeoutMs * 2);
afterAll(async () => {
  ending.abort();
  server.kill();
  await project.remove();
});

test.each([
  ['http://localhost:8000', 'http://localhost:8000'],
  ['http://localhost:9000', null],
])(
  'in the response to a preflight request from %s, the Access-Control-Allow-Origin header is %s',
  async (origin, allowed) => {
    const { status, headers } = await fetch(`${address()}/rest/cart/item/4711`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([204, allowed]);
  },
);

test(
  'after a style sheet or component is saved, npm start rebuilds it and reloads open pages',
  async () => {
    const before = changes();
    await save(
      'shared/ui/styles/base.css',
      (text) => `${text}\n.saved-in-place { color: red; }\n`,
      /Built again.*base\.css/,
    );
    await save(
      'shared/ui/styles/icons.css',
      (text) => `${text}\n.saved-by-rename { color: red; }\n`,
      /Built again.*icons/,
      true,
    );
    const [, style = ''] = /href="([^"]*every-[^"]*)"/.exec(await page('/')) ?? [];
    const css = await page(style);
    expect(css).toContain('.saved-in-place');
    expect(css).toContain('.saved-by-rename');
    await expect.poll(changes).toBeGreaterThanOrEqual(before + 2);
  },
  timeoutMs * 4,
);

test(
  'after a syntax error is corrected, npm start rebuilds, and the server sends the corrected page',
  async () => {
    const file = 'demo-pages/pages/footer.ts';
    const original = await readFile(path(file), 'utf8');
    await save(file, (text) => `${text}\nconst broken = ;\n`, /Not built/);
    expect(await page('/')).not.toContain('Neu im Fuss');
    await save('shared/ui/styles/base.css', (text) => `${text}\n`, /Not built/);
    await save(file, () => original.replace('<footer', '<!-- Neu im Fuss --><footer'), /Built again/);
    // The first rebuild may have read an incomplete file, so the test polls
    await expect.poll(() => page('/'), { timeout: timeoutMs }).toContain('Neu im Fuss');
  },
  timeoutMs * 4,
);

test(
  'npm start finds a new widget folder without a restart',
  async () => {
    const before = output.length;
    await cp(path('widgets/share-buttons'), path('widgets/new-widget'), { recursive: true });
    await expect
      .poll(() => output.slice(before), { timeout: timeoutMs })
      .toMatch(
        /Not built: There is widgets\/new-widget\/index\.ts, but widgets\/catalogue\.ts does not name/,
      );
    await rm(path('widgets/new-widget'), { recursive: true });
    // The first rebuild may have started before `index.ts` existed, so the test polls
    await expect
      .poll(() => output.slice(before), { timeout: timeoutMs })
      .toMatch(/Not built: There is.*\n(.*\n)*Built again.*widgets\/new-widget\/index\.ts/);
  },
  timeoutMs * 4,
);
