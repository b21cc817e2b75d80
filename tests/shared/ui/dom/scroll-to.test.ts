// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetState } from '../../../../shared/registry/resettable.ts';
import { scrollTo } from '../../../../shared/ui/dom/scroll-to.ts';

// shop.md section 9, "Timings": within 600 ms, the page scrolls to an element that is more than 200 px down, and
// leaves 60 px above the element

let reduced: boolean;
let jumps: number[];
/** Runs the next animation frame. @param now time of the frame in milliseconds */
let frame: ((now: number) => void) | undefined;

function elementAt(top: number): Element {
  const element = document.createElement('p');
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 10));
  return element;
}

function show(now: number): void {
  const run = frame;
  frame = undefined;
  run?.(now);
}

beforeEach(() => {
  reduced = false;
  jumps = [];
  frame = undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => {
    frame = run;
  });
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => jumps.push(top));
  Object.assign(window, { scrollY: 0 });
});
afterEach(() => vi.unstubAllGlobals());

test('scrollTo() takes 600 ms and ends 60 px above the element', async () => {
  const done = scrollTo(elementAt(1000));
  show(5000);
  show(5300);
  show(5600);
  await done;
  expect(jumps).toEqual([0, 470, 940]);
  expect(frame).toBeUndefined();
});

test('scrollTo() follows an element whose position changes during the scroll', async () => {
  const element = elementAt(1000);
  const done = scrollTo(element);
  show(0);
  // In a long list, the entries above the element get their real height only when they are near the viewport
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 800, 100, 10));
  show(300);
  show(600);
  await done;
  expect(jumps).toEqual([0, 370, 740]);
});

test.each([
  [200, 0],
  [201, 141],
])('scrollTo() for an element at %i px scrolls to %i px', async (top, end) => {
  reduced = true;
  await scrollTo(elementAt(top));
  expect(jumps).toEqual([end]);
});

test('scrollTo() leaves space for a sticky bar that is higher than 60 px', async () => {
  reduced = true;
  document.documentElement.style.scrollPaddingTop = '72px';
  await scrollTo(elementAt(1000));
  document.documentElement.style.scrollPaddingTop = '';
  expect(jumps).toEqual([928]);
});

test('scrollTo() scrolls without animation if the shopper prefers reduced motion', async () => {
  reduced = true;
  await scrollTo(elementAt(1000));
  expect(jumps).toEqual([940]);
  expect(frame).toBeUndefined();
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
  'a %s event stops the scroll that scrollTo() has started',
  async (type) => {
    const done = scrollTo(elementAt(1000));
    show(0);
    show(300);
    dispatchEvent(new Event(type));
    await done;
    show(600);
    expect(jumps).toEqual([0, 470]);
  },
);

test('a second call of scrollTo() stops the first scroll', async () => {
  const first = scrollTo(elementAt(1000));
  const ofFirst = frame;
  const second = scrollTo(elementAt(500));
  await first;
  ofFirst?.(0);
  expect(jumps).toEqual([]);
  show(0);
  show(600);
  await second;
  expect(jumps).toEqual([0, 440]);
});

test('resetState() stops the scroll that scrollTo() has started', async () => {
  const done = scrollTo(elementAt(1000));
  resetState();
  await done;
  show(0);
  expect(jumps).toEqual([]);
});
