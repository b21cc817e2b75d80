// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// site.md sections 4.9 and 9: the URL of the stand-in of the bot-check sets how the stand-in responds

const address = 'https://other.example/assets/demo/check.js';
const options = { action: 'submit' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('token')),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The token that the service in a mode has returned after some milliseconds; undefined without a response. */
async function tokenAfter(mode: string, milliseconds: number): Promise<string | undefined> {
  const script = Object.assign(document.createElement('script'), { src: `${address}?modus=${mode}` });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('../../../../demo-pages/stand-ins/bot-check/script.ts');
  let result: string | undefined;
  window.grecaptcha?.enterprise.execute('key', options).then((token) => {
    result = token;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return result;
}

test('the stand-in of the bot-check immediately returns a token for the given key and action', async () => {
  expect(await tokenAfter('ok', 0)).toBe('token');
  expect(fetch).toHaveBeenCalledWith('https://other.example/pruefstelle/token?key=key&action=submit');
  const ready = vi.fn();
  window.grecaptcha?.enterprise.ready(ready);
  expect(ready).toHaveBeenCalledOnce();
});

test.each([
  ['slow', 2999, undefined],
  ['slow', 3000, 'token'],
  ['hanging', 60_000, undefined],
  ['none', 0, ''],
])(
  'in the mode %s, the stand-in of the bot-check responds after %i ms with %j',
  async (mode, milliseconds, token) => {
    expect(await tokenAfter(mode, milliseconds)).toBe(token);
  },
);
