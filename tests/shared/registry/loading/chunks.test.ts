// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWidget } from '../../../../shared/registry/loading/chunks.ts';
import { recorder, slowEntry } from '../../../support/page/registry.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('loadWidget repeats a failed import once, and uses a new URL for each attempt', async () => {
  const chunk = slowEntry(recorder().widget);
  const refused = expect(loadWidget(chunk.entry)).rejects.toBeInstanceOf(TypeError);
  chunk.refuse();
  await vi.advanceTimersByTimeAsync(1000);
  chunk.refuse();
  await refused;
  const second = loadWidget(chunk.entry);
  chunk.arrive();
  await second;
  expect(chunk.fetches).toEqual(['', '?again1', '?again2']);
});

test('two calls of loadWidget for the same widget import its code once', async () => {
  const { widget } = recorder();
  const chunk = slowEntry(widget);
  const first = loadWidget(chunk.entry);
  chunk.arrive();
  expect(await first).toBe(widget);
  expect(await loadWidget(chunk.entry)).toBe(widget);
  expect(chunk.fetches).toEqual(['']);
});
