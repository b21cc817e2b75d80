// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFilterToUrl } from '../../../../shared/ui/filtered-list/write-filter-to-url.ts';

// docs/decisions/0006-missed-goals.md, the filter of 500 branches

let paint = () => {};
let life = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    paint = callback;
    return 1;
  });
  history.replaceState(null, '', '/filialen?seite=2');
});
afterEach(() => vi.useRealTimers());

test('writeFilterToUrl() changes the URL in the first task after the next frame', () => {
  writeFilterToUrl({ art: 'land', offen: '' }, life.signal);
  expect(location.search).toBe('?seite=2');
  paint();
  expect(location.search).toBe('?seite=2');
  vi.runAllTimers();
  expect(location.search).toBe('?seite=2&art=land');
});

test('if the widget unmounts before the next frame, writeFilterToUrl() does not change the URL', () => {
  writeFilterToUrl({ art: 'land' }, life.signal);
  life.abort();
  paint();
  vi.runAllTimers();
  expect(location.search).toBe('?seite=2');
});
