// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { skipFarEntries } from '../../../shared/ui/skip-far-entries.ts';

let observed: Set<Element>;
let tell: (targets: readonly Element[]) => void;
beforeEach(() => {
  observed = new Set();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: (entries: { target: Element }[]) => void) {
        tell = (targets) => heard(targets.map((target) => ({ target })));
      }
      observe = (entry: Element) => void observed.add(entry);
      unobserve = (entry: Element) => void observed.delete(entry);
      disconnect = () => observed.clear();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const list = document.createElement('ul');
  list.append(document.createElement('li'), document.createElement('li'));
  const before = list.outerHTML;
  const life = new AbortController();
  const skip = skipFarEntries(list, life.signal);
  return { list, before, life, skip, entries: [...list.children] };
}

test('an entry may be skipped once its height is known, one that comes later as well', () => {
  const { list, skip, entries } = open();
  const known = () => [...list.children].map((entry) => entry.matches('[data-measured]'));
  expect(known()).toEqual([false, false]);
  tell(entries.slice(0, 1));
  expect(known()).toEqual([true, false]);
  const late = document.createElement('li');
  list.append(late);
  skip(late);
  expect([...observed]).toEqual([entries[1], late]);
  tell([late]);
  expect(known()).toEqual([true, false, true]);
});

test('the server’s entries are as they were when the widget goes, also those that are not in the list by then', () => {
  const { list, before, life, entries } = open();
  tell(entries);
  list.replaceChildren();
  life.abort();
  list.append(...entries);
  expect([list.outerHTML, observed.size]).toEqual([before, 0]);
});
