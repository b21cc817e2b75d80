// @vitest-environment page
import { set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDesignStore, type DesignStore } from '../../../widgets/cake-creator/design-store.ts';
import { followDesign } from '../../../widgets/cake-creator/follow-design.ts';
import { kept, storage } from '../../kept-cakes.ts';
import { settled } from '../../page.ts';

// shop.md section 4, "Starting and leaving": the design is kept as it is made

vi.mock('idb-keyval', async () => (await import('../../kept-cakes.ts')).keptInMemory());

let designs: DesignStore;
let ended: AbortController;

beforeEach(() => {
  kept.clear();
  storage.isForbidden = false;
  vi.mocked(set).mockClear();
  designs = createDesignStore(8);
  ended = new AbortController();
  followDesign(designs, '4736:circle', ended.signal);
});
afterEach(() => ended.abort());

const add = (index: number) =>
  designs.change({ type: 'add', content: { type: 'pattern', name: 'Herz', imagePath: '/h.svg' }, index });
/** How many elements each writing has */
const writings = () => vi.mocked(set).mock.calls.map(([, cake]) => Object(cake).elements.length);
const keptCount = () => Object(kept.get('krume-cakes')?.get('4736:circle')).elements?.length;

/** The next writing takes until this is called. */
function slow(): () => void {
  let release = () => {};
  const write = vi.mocked(set).getMockImplementation();
  vi.mocked(set).mockImplementationOnce(async (...cake) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await write?.(...cake);
  });
  return () => release();
}

test('every step is written in the moment it is made: a page that goes or breaks down may have no other', async () => {
  add(0);
  expect(writings()).toEqual([1]);
  await settled();
  add(1);
  expect(writings()).toEqual([1, 2]);
  await settled();
  expect(keptCount()).toBe(2);
  designs.undo();
  await settled();
  expect([writings(), keptCount()]).toEqual([[1, 2, 1], 1]);
});

test('steps that come while one is being written are written together after it, the last one too', async () => {
  const release = slow();
  add(0);
  for (const index of [1, 2, 3]) add(index);
  await settled();
  expect(writings()).toEqual([1]);
  release();
  await settled();
  expect([writings(), keptCount()]).toEqual([[1, 4], 4]);
});

test('what was made before the creator closes is written, what comes later is not', async () => {
  const release = slow();
  add(0);
  add(1);
  ended.abort();
  release();
  await settled();
  expect(keptCount()).toBe(2);
  add(2);
  await settled();
  expect(keptCount()).toBe(2);
});

test('a storage that says nothing is told after 2 s, until it answers; what comes meanwhile is written all the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const release = slow();
  add(0);
  await vi.advanceTimersByTimeAsync(1_999);
  await settled();
  expect(designs.$isUnkept.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await settled();
  expect(designs.$isUnkept.get()).toBe(true);
  release();
  await settled();
  expect(designs.$isUnkept.get()).toBe(false);

  slow();
  add(1);
  add(2);
  await vi.advanceTimersByTimeAsync(2_000);
  await settled();
  expect([writings(), keptCount(), designs.$isUnkept.get()]).toEqual([[1, 2, 3], 3, false]);
  vi.useRealTimers();
});

test('a storage that takes nothing is told, and no more once it takes something again', async () => {
  storage.isForbidden = true;
  expect(designs.$isUnkept.get()).toBe(false);
  add(0);
  await settled();
  expect(designs.$isUnkept.get()).toBe(true);
  storage.isForbidden = false;
  add(1);
  await settled();
  expect(designs.$isUnkept.get()).toBe(false);
});
