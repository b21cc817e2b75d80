import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const load = () => import('../../../shared/rules/temporal.ts');

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

test('a rule that is asked before Temporal is there says what to do', async () => {
  vi.stubGlobal('Temporal', undefined);
  const { temporal } = await load();

  expect(temporal).toThrow('await loadTemporal()');
});

test('a browser without Temporal gets the polyfill', async () => {
  vi.stubGlobal('Temporal', undefined);
  const { loadTemporal, temporal } = await load();
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
  const { loadTemporal, temporal } = await load();
  await loadTemporal();
  vi.doUnmock('temporal-polyfill');

  expect(temporal()).toBe(own);
  expect(fetched).not.toHaveBeenCalled();
});
