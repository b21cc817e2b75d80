// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { leaveBehind, takeLeftBehind } from '../../../shared/stores/left-behind.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the next page is told once that it may have been printed too early', () => {
  expect(takeLeftBehind()).toBe(false);
  leaveBehind();
  expect([takeLeftBehind(), takeLeftBehind()]).toEqual([true, false]);
});

test('without storage nothing is told, and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  leaveBehind();
  expect(takeLeftBehind()).toBe(false);
});
