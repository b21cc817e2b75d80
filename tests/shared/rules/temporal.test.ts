import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTemporal, provideTemporal, temporal } from '../../../shared/rules/temporal.ts';

beforeEach(() => provideTemporal());
afterEach(async () => {
  vi.unstubAllGlobals();
  // The next file is to find the real one
  provideTemporal();
  await loadTemporal();
});

test('a rule that is asked before Temporal is there says what to do', async () => {
  vi.stubGlobal('Temporal', undefined);

  expect(temporal).toThrow('await loadTemporal()');
});

test('a browser without Temporal gets the polyfill', async () => {
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
