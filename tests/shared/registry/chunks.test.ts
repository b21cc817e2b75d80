// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWidget } from '../../../shared/registry/chunks.ts';
import { recorder, slowEntry } from '../../support/page/registry.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('loadWidget retries a failed import once, and each attempt uses a new URL', async () => {
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

test('loadWidget fetches the code of a widget only once', async () => {
  const { widget } = recorder();
  const chunk = slowEntry(widget);
  const first = loadWidget(chunk.entry);
  chunk.arrive();
  expect(await first).toBe(widget);
  expect(await loadWidget(chunk.entry)).toBe(widget);
  expect(chunk.fetches).toEqual(['']);
});
