import { afterEach, expect, test, vi } from 'vitest';
import { importWithRetry } from '../../../../shared/registry/widget/import-with-retry.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const failing = (message: string) => () => Promise.reject(new TypeError(message));
const refused = 'Failed to fetch dynamically imported module: https://shop.example/assets/part-AB12.js';

test('importWithRetry imports once when the import succeeds', async () => {
  expect(await importWithRetry(async () => 'part')).toBe('part');
});

test('importWithRetry does not retry when the device is offline or the error contains no URL', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await expect(importWithRetry(failing('Importing a module script failed.'))).rejects.toThrow('Importing');
  vi.stubGlobal('navigator', { onLine: false });
  await expect(importWithRetry(failing(refused))).rejects.toThrow(refused);
});
