// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { revealList } from '../../../../fixtures/markup/reveal-list.ts';
import { revealOnScroll } from '../../../../shared/ui/dom/reveal.ts';
import { setPage, settled } from '../../../support/page/page.ts';

// site.md section 4.13. happy-dom has no layout, so the tests set positions and visibility

let observers: { see(...items: Element[]): void; seen: Set<Element>; options: IntersectionObserverInit }[];
let animated: { item: Element; delay: number | undefined }[];
let finished: Element[];
let isCalm: boolean;
let undo: () => void;

const items = () => [...document.querySelectorAll('li')];
const unseen = () => items().map((item) => item.hasAttribute('data-unseen'));
const at = (item: Element, top: number) => {
  item.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
};

function open(...tops: number[]): HTMLElement {
  const list = setPage(String(revealList(tops.map((top) => html`${top}`))));
  for (const [index, item] of items().entries()) at(item, tops[index] ?? 0);
  undo = revealOnScroll(list);
  return list;
}
const scroll = () => dispatchEvent(new Event('scroll'));

function openScrolled(...tops: number[]): HTMLElement {
  const list = open(...tops);
  scroll();
  return list;
}

beforeEach(() => {
  [observers, animated, finished, isCalm] = [[], [], [], false];
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      seen = new Set<Element>();
      thresholds: number[];
      constructor(call: IntersectionObserverCallback, options: IntersectionObserverInit) {
        this.thresholds = [Number(options.threshold ?? 0)];
        const see = (...targets: Element[]) => {
          const entries = targets.map((target) => ({ target, isIntersecting: true, intersectionRatio: 1 }));
          call(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
        };
        observers.push({ see, seen: this.seen, options });
      }
      observe = (item: Element) => this.seen.add(item);
      unobserve = (item: Element) => this.seen.delete(item);
      disconnect = () => this.seen.clear();
    },
  );
  Element.prototype.animate = function (this: Element, _, options) {
    animated.push({ item: this, delay: typeof options === 'object' ? Number(options.delay) : undefined });
    return { finish: () => finished.push(this) } as unknown as Animation;
  };
});
afterEach(() => {
  undo();
  vi.unstubAllGlobals();
});

test('the first scroll hides list items below the viewport, and later scrolls hide no items', async () => {
  const list = open(100, 900, 1100);
  const [first, , third] = items();
  expect(unseen()).toEqual([false, false, false]);
  scroll();
  expect(unseen()).toEqual([false, true, true]);
  if (third) observers[0]?.see(third);
  if (first) at(first, 900);
  scroll();
  expect(unseen()).toEqual([false, true, false]);
  undo();
  undo = revealOnScroll(list);
  undo();
  scroll();
  expect(unseen()).toEqual([false, false, false]);
});

test('the first scroll also hides an added list item if the item is below the viewport', async () => {
  const list = open(100, 200);
  const [inside, below] = [document.createElement('li'), document.createElement('li')];
  at(inside, 300);
  at(below, 900);
  list.append(inside, below);
  await settled();
  expect(unseen()).toEqual([false, false, false, false]);
  scroll();
  expect(unseen()).toEqual([false, false, false, true]);
});

test('the first scroll does not hide list items that are in the viewport', () => {
  openScrolled(100, 700, 900, 1100);
  expect(unseen()).toEqual([false, false, true, true]);
});

test('hidden list items fade in when they reach the upper 80 % of the viewport, with a delay of 40 ms between items', () => {
  openScrolled(900, 900, 900, 1100);
  expect(observers[0]?.options.rootMargin).toMatch(/ -20%$/);
  observers[0]?.see(...items().slice(0, 3));
  expect(unseen()).toEqual([false, false, false, true]);
  expect(animated.map(({ delay }) => delay)).toEqual([0, 40, 80]);
});

test('a hidden list item at the end of a page fades in when the item is fully visible', () => {
  openScrolled(900);
  observers[1]?.see(...items());
  expect(unseen()).toEqual([false]);
});

test('each list item fades in at most once', () => {
  openScrolled(900);
  observers[0]?.see(...items());
  observers[1]?.see(...items());
  expect(animated.length).toBe(1);
  expect(observers.map(({ seen }) => seen.size)).toEqual([0, 0]);
});

test('hidden list items appear without animation if the shopper prefers reduced motion', () => {
  isCalm = true;
  openScrolled(900);
  observers[0]?.see(...items());
  expect(unseen()).toEqual([false]);
  expect(animated).toEqual([]);
});

test('focusing a list item ends the fade-in of this item', () => {
  const list = openScrolled(900, 900);
  const [first, second] = items();
  const link = document.createElement('a');
  link.href = '/';
  second?.append(link);
  observers[0]?.see(...items());
  link.focus();
  expect(finished).toEqual([second]);
  undo();
  undo = revealOnScroll(list);
  if (first) at(first, 900);
  scroll();
  observers[2]?.see(...items());
  // The second item is not animated again, because it already has the focus
  expect(animated.map(({ item }) => item)).toEqual([first, second, first]);
});

test('an added list item fades in, and a moved list item does not fade in', async () => {
  const list = openScrolled(100, 200);
  const [first] = items();
  const late = document.createElement('li');
  list.append(late, first ?? '');
  await settled();
  expect(unseen()).toEqual([false, true, false]);
  observers[0]?.see(late);
  expect(animated).toEqual([{ item: late, delay: 0 }]);
});

test('all list items are visible after revealOnScroll stops', () => {
  openScrolled(900, 900);
  undo();
  expect(unseen()).toEqual([false, false]);
});

test('revealOnScroll measures all list items before it hides the first item, so that one layout is enough', () => {
  const list = setPage(String(revealList([0, 900, 1000, 1100].map((top) => html`${top}`))));
  const hiddenWhenMeasured: number[] = [];
  for (const [index, item] of items().entries()) {
    item.getBoundingClientRect = () => {
      hiddenWhenMeasured.push(unseen().filter(Boolean).length);
      return new DOMRect(0, index * 900, 100, 100);
    };
  }
  undo = revealOnScroll(list);
  scroll();
  expect([hiddenWhenMeasured, unseen()]).toEqual([
    [0, 0, 0, 0],
    [false, true, true, true],
  ]);
});
