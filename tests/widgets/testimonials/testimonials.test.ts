// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testimonials } from '../../../fixtures/markup/testimonials.ts';
import { quotes } from '../../../fixtures/site/testimonials.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement } from '../../support/page/page.ts';

// site.md section 2.17: testimonials. tests/browser/content/testimonials.test.ts covers the movement

let page: Awaited<ReturnType<typeof openPage>> | undefined;
beforeEach(() => {
  // happy-dom has no layout, so without these values all quotes would have the same position
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 600 * Math.max(0, [...document.querySelectorAll('main li')].indexOf(this));
  });
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ getPropertyValue: () => '0px' } as never);
});
afterEach(() => {
  page?.stop();
  vi.restoreAllMocks();
});

const open = async (shown = quotes) => {
  page = await openPage(testimonials({ label: 'Stimmen', quotes: shown }));
};
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const shown = () => all('main li').flatMap((voice, index) => (voice.inert ? [] : [index + 1]));
const press = (label: string) => getElement(`[aria-label="${label}"]`).click();
const state = () => [
  shown(),
  all('[aria-current]').map((dot) => dot.getAttribute('aria-label')),
  textOf(document.querySelector('[role="status"]')),
];

test('the carousel shows one quote, makes every hidden quote inert and has a dot for each quote', async () => {
  await open();
  expect(state()).toEqual([[1], ['Stimme 1 von 5'], '']);
  expect(all('.krume-testimonial-dot')).toHaveLength(5);
  press('Stimme 4 von 5');
  expect(state()).toEqual([[4], ['Stimme 4 von 5'], 'Stimme 4 von 5']);
});

test('the previous and next buttons move the carousel through the quotes in a loop', async () => {
  await open();
  press('Vorherige Stimme');
  expect(state()).toEqual([[5], ['Stimme 5 von 5'], 'Stimme 5 von 5']);
  press('Nächste Stimme');
  expect(shown()).toEqual([1]);
  press('Nächste Stimme');
  expect(state()).toEqual([[2], ['Stimme 2 von 5'], 'Stimme 2 von 5']);
});

test('the left and right arrow keys move the carousel, and do nothing together with Alt', async () => {
  await open();
  const key = (key: string, init: KeyboardEventInit = {}) =>
    getElement('.krume-testimonials').dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    );
  expect(key('ArrowRight')).toBe(false);
  expect(shown()).toEqual([2]);
  expect(key('ArrowLeft')).toBe(false);
  expect(shown()).toEqual([1]);
  expect(key('ArrowLeft', { altKey: true })).toBe(true);
  expect(shown()).toEqual([1]);
});

test('a carousel of two quotes loops, and a list of one quote or no quotes gets no buttons', async () => {
  await open(quotes.slice(0, 2));
  press('Nächste Stimme');
  press('Nächste Stimme');
  expect(shown()).toEqual([1]);
  page?.stop();
  for (const few of [quotes.slice(0, 1), []]) {
    await open(few);
    expect(all('main button')).toEqual([]);
    page?.stop();
  }
});

test('the carousel inserts all its elements before Embla measures the layout', async () => {
  const measured: boolean[] = [];
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const host = this.closest('.krume-turning');
    measured.push(host?.querySelector('.krume-testimonial-controls') != null);
    return 600 * Math.max(0, [...document.querySelectorAll('main li')].indexOf(this));
  });
  await open();
  expect([measured.length > 5, new Set(measured)]).toEqual([true, new Set([true])]);
});

test("if the server's list was scrolled before mount, the carousel starts at the visible quote", async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation(() => {});
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(1180);
  await open();
  expect([shown(), scrolledTo.mock.calls]).toEqual([[3], [[0]]]);
});

test('Shift with an arrow key does not move the carousel', async () => {
  await open();
  const key = new KeyboardEvent('keydown', {
    key: 'ArrowRight',
    shiftKey: true,
    bubbles: true,
    cancelable: true,
  });
  expect([getElement('.krume-testimonials').dispatchEvent(key), shown()]).toEqual([true, [1]]);
});

test("unmounting the carousel restores the server's list of quotes", async () => {
  await open();
  const live = getElement('main').innerHTML;
  press('Nächste Stimme');
  page?.stop();
  const row = getElement('main').innerHTML.replace(/ data-widget-state="[^"]*"/, '');
  expect(row).toBe(String(testimonials({ label: 'Stimmen', quotes })));
  expect(live).not.toBe(row);
});
