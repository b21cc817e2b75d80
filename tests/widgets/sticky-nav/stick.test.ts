// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stickyNav } from '../../../fixtures/markup/sticky-nav.ts';
import { stick } from '../../../widgets/sticky-nav/stick.ts';
import { setPage } from '../../support/page/page.ts';

// site.md sections 2.4 and 9: the scroll direction changes after 100 ms, and is 'up' within the top 50 px. Browser
// tests cover the layout

let widget: AbortController;
let undo: () => void;
let host: HTMLElement;
let see: (entry: { isIntersecting: boolean; boundingClientRect: { top: number; bottom: number } }) => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        see = (entry) => callback([entry]);
      }
      observe() {}
      disconnect() {}
    },
  );
  widget = new AbortController();
  rootStyle.setProperty('scroll-padding-block-start', '12px');
  host = setPage(String(stickyNav(html`<a href="/">Krume</a>`)));
  undo = stick(host, widget.signal);
});
afterEach(() => {
  widget.abort();
  undo();
  rootStyle.removeProperty('scroll-padding-block-start');
  scroll(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scroll(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true });
  dispatchEvent(new Event('scroll'));
}
const rootStyle = document.documentElement.style;
const direction = () => host.dataset.scroll;

test('the attribute data-scroll of the sticky bar shows a new scroll direction after 100 ms', () => {
  scroll(400);
  vi.advanceTimersByTime(99);
  expect(direction()).toBe('up');
  vi.advanceTimersByTime(1);
  expect(direction()).toBe('down');
  scroll(390);
  vi.advanceTimersByTime(100);
  expect(direction()).toBe('up');
});

test.each([
  [50, 'up'],
  [51, 'down'],
])("after the page is scrolled down to %i px, data-scroll of the sticky bar is '%s'", (y, expected) => {
  scroll(y);
  vi.advanceTimersByTime(100);
  expect(direction()).toBe(expected);
});

test('the sticky bar is fixed from when the header leaves the viewport until the header is fully visible', () => {
  see({ isIntersecting: false, boundingClientRect: { top: 800, bottom: 900 } });
  expect(host.hasAttribute('data-stuck')).toBe(false);
  see({ isIntersecting: false, boundingClientRect: { top: -110, bottom: -10 } });
  expect(host.hasAttribute('data-stuck')).toBe(true);
  // The bar must not move while the header scrolls back into view
  see({ isIntersecting: true, boundingClientRect: { top: -60, bottom: 40 } });
  expect(host.hasAttribute('data-stuck')).toBe(true);
  see({ isIntersecting: true, boundingClientRect: { top: 0, bottom: 100 } });
  expect([host.hasAttribute('data-stuck'), host.style.blockSize]).toEqual([false, '']);
});

test('the sticky bar is fixed without a copy of its elements, and unmounting restores the page', () => {
  const bar = host.firstElementChild;
  see({ isIntersecting: false, boundingClientRect: { top: -110, bottom: -10 } });
  expect([host.firstElementChild, document.querySelectorAll('a').length]).toEqual([bar, 1]);
  undo();
  expect([...host.attributes].map(({ name }) => name)).toEqual(['data-widget']);
  expect(rootStyle.getPropertyValue('scroll-padding-block-start')).toBe('12px');
});
