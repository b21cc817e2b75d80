// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFilterToUrl } from '../../../../shared/ui/filtered-list/write-filter-to-url.ts';

// docs/next-page.md, "Scripts that change the URL"

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

test('on a hidden page, which has no frames, writeFilterToUrl() changes the URL at once', () => {
  vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  writeFilterToUrl({ art: 'land' }, life.signal);
  expect(location.search).toBe('?seite=2&art=land');
});

test('if the page becomes hidden before the next frame, writeFilterToUrl() changes the URL at once, and later no more', () => {
  writeFilterToUrl({ art: 'land' }, life.signal);
  vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  dispatchEvent(new Event('visibilitychange'));
  expect(location.search).toBe('?seite=2&art=land');
  writeFilterToUrl({ art: 'cafe' }, life.signal);
  expect(location.search).toBe('?seite=2&art=cafe');
  paint();
  vi.runAllTimers();
  expect(location.search).toBe('?seite=2&art=cafe');
});

test('if the widget unmounts before the next frame, writeFilterToUrl() does not change the URL', () => {
  writeFilterToUrl({ art: 'land' }, life.signal);
  life.abort();
  paint();
  vi.runAllTimers();
  expect(location.search).toBe('?seite=2');
});
