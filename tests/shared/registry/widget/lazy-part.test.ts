// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { resetState } from '../../../../shared/registry/resettable.ts';
import { lazyPart } from '../../../../shared/registry/widget/lazy-part.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const failing = (message: string) => vi.fn(() => Promise.reject(new TypeError(message)));
const refused = 'Failed to fetch dynamically imported module: https://shop.example/assets/part-AB12.js';

test('a lazy part is imported once for all callers', async () => {
  const load = vi.fn(async () => 'part');
  const part = lazyPart(load);
  expect(await Promise.all([part(), part()])).toEqual(['part', 'part']);
  expect(await part()).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('lazyPart does not repeat a failed import if the device is offline or the error contains no URL', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const nameless = failing('Importing a module script failed.');
  await expect(lazyPart(nameless)()).rejects.toThrow('Importing');
  expect(nameless).toHaveBeenCalledTimes(1);
  vi.stubGlobal('navigator', { onLine: false });
  const offline = failing(refused);
  await expect(lazyPart(offline)()).rejects.toThrow(refused);
  expect(offline).toHaveBeenCalledTimes(1);
});

test('if the import of a lazy part fails, the next call imports the lazy part again', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('failed'))
    .mockResolvedValue('part');
  const part = lazyPart(load);
  await expect(part()).rejects.toThrow('failed');
  expect(await part()).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('if the import of a lazy part fails for two callers, they share one retry from another URL', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const load = failing(refused);
  const part = lazyPart(load);
  // The retry imports an https: URL, which Node does not support
  const [first, second] = await Promise.all([1, 2].map(() => part().catch((error: unknown) => error)));
  expect(first).toMatchObject({ code: 'ERR_UNSUPPORTED_ESM_URL_SCHEME' });
  expect(second).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('after resetState(), a lazy part is imported again', async () => {
  const load = vi.fn(async () => 'part');
  const part = lazyPart(load);
  await part();
  await part();
  resetState();
  expect([await part(), load.mock.calls.length]).toEqual(['part', 2]);
});

test('after resetState(), a lazy part whose import failed is imported from its first URL', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError(refused))
    .mockResolvedValue('part');
  const part = lazyPart(load);
  await expect(part()).rejects.toThrow(refused);
  resetState();
  expect(await part()).toBe('part');
});
