import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTemporal, provideTemporal, temporal } from '../../../../shared/rules/dates/temporal.ts';

beforeEach(() => provideTemporal());
afterEach(async () => {
  vi.unstubAllGlobals();
  // Restores the real implementation for the next test file
  provideTemporal();
  await loadTemporal();
});

test('temporal() throws an error with instructions when Temporal is not loaded', async () => {
  vi.stubGlobal('Temporal', undefined);

  expect(temporal).toThrow('await loadTemporal()');
});

test('loadTemporal loads the polyfill in a browser without Temporal', async () => {
  vi.stubGlobal('Temporal', undefined);
  await loadTemporal();

  expect(temporal().PlainDate.from('2026-12-24').dayOfWeek).toBe(4);
});

test('loadTemporal does not load the polyfill in a browser with Temporal', async () => {
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
