// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filterUrlWriter } from '../../../../shared/ui/filtered-list/filter-url-writer.ts';

// docs/next-page.md, "Scripts that change the URL"

let paint = () => {};
let life = new AbortController();
let writeUrl = filterUrlWriter(life.signal);

beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
  writeUrl = filterUrlWriter(life.signal);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    paint = callback;
    return 1;
  });
  history.replaceState(null, '', '/filialen?seite=2');
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the filter changes the URL in the first task after the next frame', () => {
  writeUrl({ art: 'land', offen: '' });
  expect(location.search).toBe('?seite=2');
  paint();
  expect(location.search).toBe('?seite=2');
  vi.runAllTimers();
  expect(location.search).toBe('?seite=2&art=land');
});

test('on a hidden page, which has no frames, the filter changes the URL at once', () => {
  vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  writeUrl({ art: 'land' });
  expect(location.search).toBe('?seite=2&art=land');
});

test('if the page becomes hidden before the next frame, the filter changes the URL at once, and only once', () => {
  writeUrl({ art: 'land' });
  vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  dispatchEvent(new Event('visibilitychange'));
  expect(location.search).toBe('?seite=2&art=land');
  writeUrl({ art: 'cafe' });
  expect(location.search).toBe('?seite=2&art=cafe');
  paint();
  vi.runAllTimers();
  expect(location.search).toBe('?seite=2&art=cafe');
});

test('several changes before the next frame change the URL once, to the last values', () => {
  const replaced = vi.spyOn(history, 'replaceState');
  for (const art of ['land', 'cafe']) writeUrl({ art });
  paint();
  vi.runAllTimers();
  expect([location.search, replaced.mock.calls.length]).toEqual(['?seite=2&art=cafe', 1]);
});

test('Back to an earlier entry of the page writes the filter of the list to the URL of this entry', () => {
  history.replaceState(null, '', '/filialen');
  writeUrl({ art: 'land' });
  paint();
  vi.runAllTimers();
  // Stubs Back, because happy-dom would load the page again
  history.replaceState(null, '', '/filialen?seite=2');
  dispatchEvent(new PopStateEvent('popstate'));
  paint();
  vi.runAllTimers();
  expect(location.search).toBe('?seite=2&art=land');
});

test('Back does not change the URL before the filter has changed, or after the widget has unmounted', () => {
  const replaced = vi.spyOn(history, 'replaceState');
  const goBack = () => {
    dispatchEvent(new PopStateEvent('popstate'));
    paint();
    vi.runAllTimers();
  };
  goBack();
  expect(replaced).not.toHaveBeenCalled();
  writeUrl({ art: 'land' });
  life.abort();
  goBack();
  expect(replaced).not.toHaveBeenCalled();
});

test('if the widget unmounts before the next frame, the filter does not change the URL', () => {
  writeUrl({ art: 'land' });
  life.abort();
  paint();
  vi.runAllTimers();
  expect(location.search).toBe('?seite=2');
});
