// @vitest-environment page
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CakeElement, CakeStart } from '../../../../shared/model/cake.ts';
import {
  designKey,
  forgetDesign,
  keepDesign,
  recallDesign,
} from '../../../../shared/stores/cake/cake-designs.ts';
import {
  findOrderedCake,
  keepOrderedCake,
  recallOrderedCake,
  settleOrderedCake,
} from '../../../../shared/stores/cake/ordered-cakes.ts';
import { createDesignStore, type DesignStore } from '../../../../widgets/cake-creator/design/design-store.ts';
import { type FollowedDesign, followDesign } from '../../../../widgets/cake-creator/design/follow-design.ts';
import { reopenedBox } from '../../../../widgets/cake-creator/design/reopened-box.ts';
import { settled } from '../../../support/page/page.ts';
import { emptyDatabase, keepElsewhere, keptIn, storage } from '../../../support/shop/kept-cakes.ts';
import { leavePage, openOtherTab, returnToPage } from '../../../support/shop/tabs.ts';
import { cakeStart } from '../open-creator.ts';

// shop.md section 4, "Starting and leaving": the design is kept as it is made, and two tabs do not overwrite each other's

vi.mock('../../../../shared/stores/cake/cake-designs.ts', async (original) => {
  const real = await original<typeof import('../../../../shared/stores/cake/cake-designs.ts')>();
  return { ...real, keepDesign: vi.fn(real.keepDesign) };
});

const key = designKey('4736', 'circle');
let designs: DesignStore;
let followed: FollowedDesign;
let ended: AbortController;
let otherTab: ReturnType<typeof openOtherTab>;

beforeEach(async () => {
  emptyDatabase();
  otherTab = openOtherTab();
  await open();
});
afterEach(() => {
  ended.abort();
  vi.unstubAllGlobals();
});

/** Opens the creator in this tab with what is kept, or with a box from the cart over it. */
async function open({ design, reopened }: Pick<CakeStart, 'design' | 'reopened'> = {}): Promise<void> {
  ended?.abort();
  ended = new AbortController();
  const kept = await recallDesign(key, 8);
  designs = createDesignStore(8, kept?.elements);
  const shown = designs.now();
  if (design) designs.change({ type: 'open', elements: design });
  const box = reopenedBox({ reopened }, designs.now());
  followed = followDesign(designs, { key, version: kept?.version, shown, reopened: box }, ended.signal);
  vi.mocked(keepDesign).mockClear();
}

const heart = (index: number): CakeElement => ({ type: 'pattern', name: 'Herz', imagePath: '/h.svg', index });
const rose = (index: number): CakeElement => ({ type: 'pattern', name: 'Rose', imagePath: '/r.svg', index });
const add = (index: number) => {
  const { index: _, ...content } = heart(index);
  designs.change({ type: 'add', content, index });
};
/** How many elements each writing of this tab has */
const writings = () =>
  vi.mocked(keepDesign).mock.calls.flatMap(([, elements, { writer }]) => (writer ? [elements.length] : []));
const keptElements = () => keptIn('cakes').get(key)?.elements ?? [];
const shown = () => designs.now().elements;
const tell = async (message: object) => {
  otherTab.postMessage({ cake: { key, ...message } });
  await settled();
};

/** The next writing takes until this is called. */
function slow(): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const write = vi.mocked(keepDesign).getMockImplementation();
  vi.mocked(keepDesign).mockImplementationOnce(async (...cake) => {
    await gate;
    return write?.(...cake) ?? false;
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
  expect(keptElements()).toHaveLength(2);
  designs.undo();
  await settled();
  expect([writings(), keptElements().length]).toEqual([[1, 2, 1], 1]);
});

test('shows the version of another tab after a held box is released, where isCurrent has noticed it', async () => {
  const release = followed.hold();
  await keepElsewhere(key, [rose(0)]);
  expect(await followed.isCurrent()).toBe(false);
  expect(followed.$elsewhere.get()).toBeUndefined();
  release();
  await settled();
  expect(followed.$elsewhere.get()).toEqual({ what: 'changed', isAsked: false });
  expect(shown()).toEqual([rose(0)]);
});

test('steps that come while one is being written are written together after it, the last one too', async () => {
  const release = slow();
  add(0);
  for (const index of [1, 2, 3]) add(index);
  await settled();
  expect(writings()).toEqual([1]);
  release();
  await settled();
  expect([writings(), keptElements().length]).toEqual([[1, 4], 4]);
});

test('what was made before the creator closes is written, what comes later is not', async () => {
  const release = slow();
  add(0);
  add(1);
  ended.abort();
  release();
  await settled();
  expect(keptElements()).toHaveLength(2);
  add(2);
  await settled();
  expect(keptElements()).toHaveLength(2);
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
  expect([writings(), keptElements().length, designs.$isUnkept.get()]).toEqual([[1, 2, 3], 3, false]);
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

test('other tabs are told of each version, of an emptied box, and of one that was ordered', async () => {
  add(0);
  await settled();
  designs.change({ type: 'clear' });
  await settled();
  add(1);
  await settled();
  await forgetDesign(key, shown());
  expect(otherTab.received).toEqual([
    { cake: { key, emptied: false } },
    { cake: { key, emptied: true } },
    { cake: { key, emptied: false } },
    { cake: { key, ordered: true } },
  ]);
});

test('a tab without changes of its own shows the version of another tab at once, and undo has the earlier one', async () => {
  add(0);
  await settled();
  await keepElsewhere(key, [heart(0), rose(1)]);
  await tell({});
  expect(shown()).toEqual([heart(0), rose(1)]);
  expect(followed.$elsewhere.get()).toEqual({ what: 'changed', isAsked: false });
  // It is not written back
  expect(writings()).toEqual([1]);
  designs.undo();
  await settled();
  expect([keptElements(), followed.$elsewhere.get()]).toEqual([[heart(0)], undefined]);
});

test('a message about another box, or about the version that is shown, changes nothing', async () => {
  add(0);
  await settled();
  otherTab.postMessage({ cake: { key: '4736:rectangle-4x4', ordered: true } });
  await tell({});
  expect([shown(), followed.$elsewhere.get()]).toEqual([[heart(0)], undefined]);
});

test.each([
  ['when it is looked at again', () => dispatchEvent(new Event('visibilitychange'))],
  [
    'when it comes back out of the back/forward cache',
    () => {
      leavePage();
      returnToPage();
    },
  ],
])('a tab that heard nothing shows the other version %s', async (_, look) => {
  add(0);
  await settled();
  await keepElsewhere(key, [rose(5)]);
  await settled();
  expect(shown()).toEqual([heart(0)]);
  look();
  await settled();
  expect(shown()).toEqual([rose(5)]);
});

test('a change that finds another version than it was made from overwrites nothing, and asks', async () => {
  add(0);
  await settled();
  await keepElsewhere(key, [rose(5)]);
  add(1);
  await settled();
  expect([keptElements(), shown()]).toEqual([[rose(5)], [heart(0), heart(1)]]);
  expect(followed.$elsewhere.get()).toEqual({ what: 'changed', isAsked: true });
  // Nothing is decided by going on
  add(2);
  await tell({});
  expect([keptElements(), shown().length]).toEqual([[rose(5)], 3]);
});

test('‘Diese Version behalten’ keeps this tab’s version, with what was added since', async () => {
  add(0);
  await settled();
  await keepElsewhere(key, [rose(5)]);
  add(1);
  await settled();
  add(2);
  await followed.keepOwn();
  await settled();
  expect(keptElements()).toEqual([heart(0), heart(1), heart(2)]);
  expect(followed.$elsewhere.get()).toBeUndefined();
});

test('‘Andere Version laden’ shows the newest version of the other tab, and undo has this tab’s', async () => {
  add(0);
  await settled();
  await keepElsewhere(key, [rose(5)]);
  add(1);
  await settled();
  await keepElsewhere(key, [rose(6)]);
  await followed.loadOther();
  await settled();
  expect([shown(), keptElements(), followed.$elsewhere.get()]).toEqual([[rose(6)], [rose(6)], undefined]);
  designs.undo();
  await settled();
  expect([shown(), keptElements()]).toEqual([
    [heart(0), heart(1)],
    [heart(0), heart(1)],
  ]);
});

test('while the question is open, leaving the page asks first: the changes of this tab are kept nowhere', async () => {
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  add(0);
  await settled();
  expect(leave()).toBe(true);
  await keepElsewhere(key, [rose(0)]);
  add(1);
  await settled();
  expect([followed.$elsewhere.get()?.isAsked, leave()]).toEqual([true, false]);
  await followed.keepOwn();
  await settled();
  expect([keptElements().length, leave()]).toEqual([2, true]);
});

test('the page that has asked about two versions goes without a question once its widgets end', async () => {
  await keepElsewhere(key, [rose(0)]);
  add(1);
  await settled();
  ended.abort();
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('where both tabs have made the same, nothing is asked', async () => {
  await keepElsewhere(key, [heart(0)]);
  add(0);
  await settled();
  expect(followed.$elsewhere.get()).toBeUndefined();
  add(1);
  await settled();
  expect([keptElements().length, followed.$elsewhere.get()]).toEqual([2, undefined]);
});

test('a box that another tab has ordered is empty here, too, and undo brings it back', async () => {
  add(0);
  await settled();
  // The other tab has read the design, with its properties in another order
  const read = await recallDesign(key, 8);
  await forgetDesign(key, read?.elements ?? []);
  await tell({ ordered: true });
  expect([shown(), followed.$elsewhere.get()]).toEqual([[], { what: 'ordered', isAsked: false }]);
  designs.undo();
  await settled();
  expect(keptElements()).toEqual([heart(0)]);
});

test('a design that is gone for an unknown reason stays on the screen, and asks', async () => {
  add(0);
  await settled();
  await forgetDesign(key, shown());
  dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect([shown(), followed.$elsewhere.get()]).toEqual([[heart(0)], { what: 'changed', isAsked: true }]);
  await followed.keepOwn();
  await settled();
  expect(keptElements()).toEqual([heart(0)]);
});

test('a box that is being ordered stays as it is, and follows afterwards', async () => {
  add(0);
  await settled();
  const release = followed.hold();
  await keepElsewhere(key, [rose(5)]);
  await tell({});
  expect(shown()).toEqual([heart(0)]);
  release();
  await settled();
  expect(shown()).toEqual([rose(5)]);
});

test('a version that was told of while this tab was writing is found afterwards', async () => {
  add(0);
  await settled();
  const release = slow();
  add(1);
  await settled();
  await keepElsewhere(key, [rose(5)]);
  await tell({});
  release();
  await settled();
  expect([keptElements(), followed.$elsewhere.get()]).toEqual([
    [rose(5)],
    { what: 'changed', isAsked: true },
  ]);
});

test('a storage that fails changes nothing on the screen', async () => {
  add(0);
  await settled();
  storage.isForbidden = true;
  await tell({ ordered: true });
  expect([shown(), followed.$elsewhere.get()]).toEqual([[heart(0)], undefined]);
});

describe('a box that was opened from the cart', () => {
  const box = [heart(0), heart(1)];
  let start: CakeStart;

  /** Any tab has put the box into the cart. */
  const order = (addition: string) =>
    settleOrderedCake({ ...start, design: box }, { picture: start.reopened?.picture ?? '', key: addition });

  beforeEach(async () => {
    vi.stubGlobal('fetch', async () => new Response('the box'));
    await keepOrderedCake(new Blob(['the box']), cakeStart, box);
    const picture = await findOrderedCake('/warenkorb/datei/1');
    const found = picture && (await recallOrderedCake(picture));
    if (!found) throw Error('The box is not known');
    start = found;
    await order('first');
    await open((await recallOrderedCake(picture)) ?? {});
  });

  test('is followed when another tab orders it once more, and undo brings it back for one more', async () => {
    expect([shown(), await followed.isCurrent()]).toEqual([box, true]);
    await order('second');
    await tell({ ordered: false });
    expect([shown(), followed.$elsewhere.get()]).toEqual([[], { what: 'ordered', isAsked: false }]);
    designs.undo();
    await settled();
    expect([shown(), await followed.isCurrent()]).toEqual([box, true]);
  });

  test('is not ordered again where this tab has heard nothing, and says why once it is released', async () => {
    const release = followed.hold();
    await order('second');
    expect([shown(), await followed.isCurrent()]).toEqual([box, false]);
    release();
    await settled();
    expect([shown(), followed.$elsewhere.get()]).toEqual([[], { what: 'ordered', isAsked: false }]);
  });

  test('gives way to the design that is kept', async () => {
    await keepElsewhere(key, [rose(5)]);
    await open((await recallOrderedCake(start.reopened?.picture ?? '')) ?? {});
    expect(shown()).toEqual(box);
    await order('second');
    await tell({ ordered: false });
    expect([shown(), keptElements()]).toEqual([[rose(5)], [rose(5)]]);
  });

  test('is another box once it is changed', async () => {
    add(2);
    await settled();
    await order('second');
    await tell({ ordered: false });
    expect([shown().length, followed.$elsewhere.get(), await followed.isCurrent()]).toEqual([
      3,
      undefined,
      true,
    ]);
  });
});
