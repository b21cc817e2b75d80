// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { skipFarEntries } from '../../../../shared/ui/filtered-list/skip-far-entries.ts';

let observed: Set<Element>;
let reportSizes: (targets: readonly Element[], width?: number) => void;
let frames: Map<number, () => void>;
beforeEach(() => {
  observed = new Set();
  frames = new Map();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    frames.set(++last, run);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: (entries: { target: Element; contentRect: { width: number } }[]) => void) {
        reportSizes = (targets, width = 300) =>
          heard(targets.map((target) => ({ target, contentRect: { width } })));
      }
      observe = (entry: Element) => void observed.add(entry);
      unobserve = (entry: Element) => void observed.delete(entry);
      disconnect = () => observed.clear();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function nextFrame() {
  const due = [...frames.values()];
  frames.clear();
  for (const run of due) run();
}

function open() {
  const list = document.createElement('ul');
  list.append(document.createElement('li'), document.createElement('li'));
  const before = list.outerHTML;
  const life = new AbortController();
  const skip = skipFarEntries(list, life.signal);
  return { list, before, life, skip, entries: [...list.children] };
}

test('the height of each list entry is measured once, even if the entry is added later', () => {
  const { list, skip, entries } = open();
  const known = () => [...list.children].map((entry) => entry.matches('[data-measured]'));
  expect(known()).toEqual([false, false]);
  reportSizes(entries.slice(0, 1));
  nextFrame();
  expect(known()).toEqual([true, false]);
  const late = document.createElement('li');
  list.append(late);
  skip(late);
  expect([...observed]).toEqual([list, entries[1], late]);
  reportSizes([late]);
  nextFrame();
  expect(known()).toEqual([true, false, true]);
});

test('all list entries whose height is known are marked in the next frame, so that each frame has one layout', () => {
  const { entries } = open();
  const known = () => entries.map((entry) => entry.matches('[data-measured]'));
  for (const entry of entries) reportSizes([entry]);
  expect([known(), frames.size]).toEqual([[false, false], 1]);
  nextFrame();
  expect([known(), frames.size]).toEqual([[true, true], 0]);
});

test('the attributes of a measured list entry do not change when other entries are measured', () => {
  const { list, entries } = open();
  reportSizes(entries.slice(0, 1));
  nextFrame();
  const written = new MutationObserver(() => {});
  written.observe(list, { attributes: true, subtree: true });
  reportSizes(entries.slice(1));
  nextFrame();
  expect(written.takeRecords().map(({ target }) => target)).toEqual(entries.slice(1));
});

test('the list entries are measured again if the width of the list changes before the next frame', () => {
  const { list, entries } = open();
  const known = () => entries.map((entry) => entry.matches('[data-measured]'));
  reportSizes([list, ...entries]);
  reportSizes([list], 200);
  nextFrame();
  expect([known(), [...observed]]).toEqual([
    [false, false],
    [list, ...entries],
  ]);
  reportSizes(entries, 200);
  nextFrame();
  expect(known()).toEqual([true, true]);
});

test('all list entries are measured again when the width of the list changes', () => {
  const { list, entries } = open();
  const known = () => entries.map((entry) => entry.matches('[data-measured]'));
  reportSizes([list, ...entries]);
  nextFrame();
  expect(known()).toEqual([true, true]);
  reportSizes([list], 300);
  expect([known(), [...observed]]).toEqual([[true, true], [list]]);
  reportSizes([list], 200);
  expect([known(), [...observed]]).toEqual([
    [false, false],
    [list, ...entries],
  ]);
  reportSizes(entries);
  reportSizes([list], 0);
  nextFrame();
  expect(known()).toEqual([false, false]);
  // The entries have a layout again once the list is visible
  reportSizes([list, ...entries], 400);
  nextFrame();
  expect(known()).toEqual([true, true]);
});

test('unmounting restores the list entries of the server HTML, including entries that a filter has removed', () => {
  const { list, before, life, entries } = open();
  reportSizes(entries.slice(0, 1));
  nextFrame();
  reportSizes(entries.slice(1));
  list.replaceChildren();
  life.abort();
  list.append(...entries);
  nextFrame();
  expect([list.outerHTML, observed.size]).toEqual([before, 0]);
});
