import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTemporal, provideTemporal, temporal } from '../../../../shared/rules/dates/temporal.ts';

beforeEach(() => provideTemporal());
afterEach(async () => {
  vi.unstubAllGlobals();
  // The next file must find the real implementation
  provideTemporal();
  await loadTemporal();
});

test('a rule throws an error with instructions when Temporal is not loaded', async () => {
  vi.stubGlobal('Temporal', undefined);

  expect(temporal).toThrow('await loadTemporal()');
});

test('a browser without Temporal loads the polyfill', async () => {
  vi.stubGlobal('Temporal', undefined);
  await loadTemporal();

  expect(temporal().PlainDate.from('2026-12-24').dayOfWeek).toBe(4);
});

test('a browser with Temporal never fetches the polyfill', async () => {
  const fetched = vi.fn();
  vi.doMock('temporal-polyfill', () => {
    fetched();
    return { Temporal: {} };
  });
  const own = { PlainDate: class {} };
  vi.stubGlobal('Temporal', own);
  await loadTemporal();
  vi.doUnmock('temporal-polyfill');

  expect(temporal()).toBe(own);
  expect(fetched).not.toHaveBeenCalled();
});
