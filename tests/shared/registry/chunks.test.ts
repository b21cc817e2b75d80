// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWidget } from '../../../shared/registry/chunks.ts';
import { loadStyle } from '../../../shared/registry/styles.ts';
import { recorder, slowEntry } from '../../registry.ts';

vi.mock('../../../shared/registry/styles.ts');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a widget is there when its code and its styles are', async () => {
  let styled = () => {};
  vi.mocked(loadStyle)
    .mockClear()
    .mockReturnValue(
      new Promise((resolve) => {
        styled = () => resolve(undefined);
      }),
    );
  const { widget } = recorder();
  const chunk = slowEntry(widget);
  const done = vi.fn();
  const loading = loadWidget({ ...chunk.entry, css: '/heart.css' }).then(done);
  chunk.arrive();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).not.toHaveBeenCalled();
  styled();
  await loading;
  expect(done).toHaveBeenCalledWith(widget);
  expect(loadStyle).toHaveBeenCalledExactlyOnceWith('/heart.css');
});

test('styles that do not come are asked for once more; without them the widget stays dormant', async () => {
  vi.mocked(loadStyle).mockClear().mockRejectedValue(new Event('error'));
  const { widget } = recorder();
  const entry = { on: 'load', load: async () => ({ default: widget }), css: '/heart.css' };
  const loading = loadWidget(entry);
  const refused = expect(loading).rejects.toBeInstanceOf(Event);
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
  expect(loadStyle).toHaveBeenCalledTimes(2);
});

test('a widget that came is never fetched again', async () => {
  const { widget } = recorder();
  const chunk = slowEntry(widget);
  const first = loadWidget(chunk.entry);
  chunk.arrive();
  expect(await first).toBe(widget);
  expect(await loadWidget(chunk.entry)).toBe(widget);
  expect(chunk.fetches).toEqual(['']);
});
