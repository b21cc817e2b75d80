// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import { keepInTab, namesInTab, recallInTab } from '../../../shared/stores/tab-storage.ts';

beforeEach(() => sessionStorage.clear());

test('what is kept for the tab is there as it was', () => {
  keepInTab('krume:test', { texts: ['Zopf', ''], at: 1 });
  expect(recallInTab('krume:test')).toEqual({ texts: ['Zopf', ''], at: 1 });
});

test.each([
  ['undefined', undefined],
  ['what is longer than it may be', 'Zwetschgenwähe'],
])('%s takes the place of what was there with nothing', (_, value) => {
  keepInTab('krume:test', 'Zopf');
  keepInTab('krume:test', value, 10);
  expect(sessionStorage.length).toBe(0);
  expect(recallInTab('krume:test')).toBeUndefined();
});

test.each(['', '{', 'undefined'])('%j, which is no JSON, counts as nothing', (text) => {
  sessionStorage.setItem('krume:test', text);
  expect(recallInTab('krume:test')).toBeUndefined();
});

test('what begins alike is found', () => {
  for (const name of ['krume:a:1', 'krume:a:2', 'krume:b:1']) keepInTab(name, 1);
  expect(namesInTab('krume:a:').sort()).toEqual(['krume:a:1', 'krume:a:2']);
});

test('without storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepInTab('krume:test', 1)).not.toThrow();
  expect(namesInTab('krume:')).toEqual([]);
  expect(recallInTab('krume:test')).toBeUndefined();
});
