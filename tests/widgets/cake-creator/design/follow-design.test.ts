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

// shop.md section 4, "Starting and leaving": a design that several tabs change. Each step is stored, and no tab
// overwrites the version of another tab

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

/** Opens the creator with the stored design, or with a box from the cart. */
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
/** Number of elements in each write of this tab */
const writings = () =>
  vi.mocked(keepDesign).mock.calls.flatMap(([, elements, { writer }]) => (writer ? [elements.length] : []));
const keptElements = () => keptIn('cakes').get(key)?.elements ?? [];
const shown = () => designs.now().elements;
const postFromOtherTab = async (message: object) => {
  otherTab.postMessage({ cake: { key, ...message } });
  await settled();
};

/** Delays the next write. Returns a function that releases the write. */
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

test('each change to a design is written to the database immediately', async () => {
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

test("if isCurrent() has found another tab's version of the design, that version is shown after release()", async () => {
  const release = followed.hold();
  await keepElsewhere(key, [rose(0)]);
  expect(await followed.isCurrent()).toBe(false);
  expect(followed.$tabChange.get()).toBeUndefined();
  release();
  await settled();
  expect(followed.$tabChange.get()).toEqual({ what: 'changed', isAsked: false });
  expect(shown()).toEqual([rose(0)]);
});

test('all changes that are made during a write are stored together by the next write', async () => {
  const release = slow();
  add(0);
  for (const index of [1, 2, 3]) add(index);
  await settled();
  expect(writings()).toEqual([1]);
  release();
  await settled();
  expect([writings(), keptElements().length]).toEqual([[1, 4], 4]);
});

test('changes made before the cake creator closes are stored, and later changes are not stored', async () => {
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

test('if the storage does not respond for 2 s, a message is shown until the storage responds', async () => {
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

test('if the storage rejects writes, a message is shown until a write succeeds', async () => {
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

test('a tab notifies other tabs when the design changes, when the box is emptied and when the box is ordered', async () => {
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

test("a tab without unsaved changes shows another tab's version, and undo restores the previous version", async () => {
  add(0);
  await settled();
  await keepElsewhere(key, [heart(0), rose(1)]);
  await postFromOtherTab({});
  expect(shown()).toEqual([heart(0), rose(1)]);
  expect(followed.$tabChange.get()).toEqual({ what: 'changed', isAsked: false });
  // This tab does not write the same version back
  expect(writings()).toEqual([1]);
  designs.undo();
  await settled();
  expect([keptElements(), followed.$tabChange.get()]).toEqual([[heart(0)], undefined]);
});

test('a tab ignores messages from other tabs about another box, and about the version that the tab already shows', async () => {
  add(0);
  await settled();
  otherTab.postMessage({ cake: { key: '4736:rectangle-4x4', ordered: true } });
  await postFromOtherTab({});
  expect([shown(), followed.$tabChange.get()]).toEqual([[heart(0)], undefined]);
});

test.each([
  ['when it becomes visible', () => dispatchEvent(new Event('visibilitychange'))],
  [
    'when the page returns from the back/forward cache',
    () => {
      leavePage();
      returnToPage();
    },
  ],
])(
  'if this tab has missed the message of another tab, this tab shows the version of the other tab %s',
  async (_, look) => {
    add(0);
    await settled();
    await keepElsewhere(key, [rose(5)]);
    await settled();
    expect(shown()).toEqual([heart(0)]);
    look();
    await settled();
    expect(shown()).toEqual([rose(5)]);
  },
);

test('a change based on an older version is not stored, and the user is asked which version to keep', async () => {
  add(0);
  await settled();
  await keepElsewhere(key, [rose(5)]);
  add(1);
  await settled();
  expect([keptElements(), shown()]).toEqual([[rose(5)], [heart(0), heart(1)]]);
  expect(followed.$tabChange.get()).toEqual({ what: 'changed', isAsked: true });
  // The question stays visible during further changes
  add(2);
  await postFromOtherTab({});
  expect([keptElements(), shown().length]).toEqual([[rose(5)], 3]);
});

test("‘Diese Version behalten’ stores this tab's version with later changes", async () => {
  add(0);
  await settled();
  await keepElsewhere(key, [rose(5)]);
  add(1);
  await settled();
  add(2);
  await followed.keepOwn();
  await settled();
  expect(keptElements()).toEqual([heart(0), heart(1), heart(2)]);
  expect(followed.$tabChange.get()).toBeUndefined();
});

test("‘Andere Version laden’ shows the other tab's version, and undo restores this tab's version", async () => {
  add(0);
  await settled();
  await keepElsewhere(key, [rose(5)]);
  add(1);
  await settled();
  await keepElsewhere(key, [rose(6)]);
  await followed.loadOther();
  await settled();
  expect([shown(), keptElements(), followed.$tabChange.get()]).toEqual([[rose(6)], [rose(6)], undefined]);
  designs.undo();
  await settled();
  expect([shown(), keptElements()]).toEqual([
    [heart(0), heart(1)],
    [heart(0), heart(1)],
  ]);
});

test('the browser warns before unload until the user has chosen which version to keep', async () => {
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  add(0);
  await settled();
  expect(leave()).toBe(true);
  await keepElsewhere(key, [rose(0)]);
  add(1);
  await settled();
  expect([followed.$tabChange.get()?.isAsked, leave()]).toEqual([true, false]);
  await followed.keepOwn();
  await settled();
  expect([keptElements().length, leave()]).toEqual([2, true]);
});

test('the browser does not warn before unload after the cake creator has unmounted', async () => {
  await keepElsewhere(key, [rose(0)]);
  add(1);
  await settled();
  ended.abort();
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('the user is not asked which version to keep if both tabs have made the same changes', async () => {
  await keepElsewhere(key, [heart(0)]);
  add(0);
  await settled();
  expect(followed.$tabChange.get()).toBeUndefined();
  add(1);
  await settled();
  expect([keptElements().length, followed.$tabChange.get()]).toEqual([2, undefined]);
});

test('a box ordered by another tab is emptied, and undo restores it', async () => {
  add(0);
  await settled();
  // In the other tab, the properties of the same design have another order
  const read = await recallDesign(key, 8);
  await forgetDesign(key, read?.elements ?? []);
  await postFromOtherTab({ ordered: true });
  expect([shown(), followed.$tabChange.get()]).toEqual([[], { what: 'ordered', isAsked: false }]);
  designs.undo();
  await settled();
  expect(keptElements()).toEqual([heart(0)]);
});

test('if the stored design disappears without an order, the user is asked whether to keep the design', async () => {
  add(0);
  await settled();
  await forgetDesign(key, shown());
  dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect([shown(), followed.$tabChange.get()]).toEqual([[heart(0)], { what: 'changed', isAsked: true }]);
  await followed.keepOwn();
  await settled();
  expect(keptElements()).toEqual([heart(0)]);
});

test("while an order is pending, another tab's version of the design is not shown", async () => {
  add(0);
  await settled();
  const release = followed.hold();
  await keepElsewhere(key, [rose(5)]);
  await postFromOtherTab({});
  expect(shown()).toEqual([heart(0)]);
  release();
  await settled();
  expect(shown()).toEqual([rose(5)]);
});

test('if another tab announces a version during a write, the version is found after the write', async () => {
  add(0);
  await settled();
  const release = slow();
  add(1);
  await settled();
  await keepElsewhere(key, [rose(5)]);
  await postFromOtherTab({});
  release();
  await settled();
  expect([keptElements(), followed.$tabChange.get()]).toEqual([
    [rose(5)],
    { what: 'changed', isAsked: true },
  ]);
});

test('the visible design stays unchanged when the storage fails', async () => {
  add(0);
  await settled();
  storage.isForbidden = true;
  await postFromOtherTab({ ordered: true });
  expect([shown(), followed.$tabChange.get()]).toEqual([[heart(0)], undefined]);
});

describe('a box opened from the cart', () => {
  const box = [heart(0), heart(1)];
  let start: CakeStart;

  /** Orders the box, which any tab can do. */
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

  test('a box opened from the cart is emptied when another tab orders it, and undo restores the box for another order', async () => {
    expect([shown(), await followed.isCurrent()]).toEqual([box, true]);
    await order('second');
    await postFromOtherTab({ ordered: false });
    expect([shown(), followed.$tabChange.get()]).toEqual([[], { what: 'ordered', isAsked: false }]);
    designs.undo();
    await settled();
    expect([shown(), await followed.isCurrent()]).toEqual([box, true]);
  });

  test('a box opened from the cart is not current if another tab has ordered it, even if this tab has received no message', async () => {
    const release = followed.hold();
    await order('second');
    expect([shown(), await followed.isCurrent()]).toEqual([box, false]);
    release();
    await settled();
    expect([shown(), followed.$tabChange.get()]).toEqual([[], { what: 'ordered', isAsked: false }]);
  });

  test('a box opened from the cart is replaced by the newer stored design when another tab orders the box', async () => {
    await keepElsewhere(key, [rose(5)]);
    await open((await recallOrderedCake(start.reopened?.picture ?? '')) ?? {});
    expect(shown()).toEqual(box);
    await order('second');
    await postFromOtherTab({ ordered: false });
    expect([shown(), keptElements()]).toEqual([[rose(5)], [rose(5)]]);
  });

  test('a box opened from the cart keeps the changes made in this tab when another tab orders the box', async () => {
    add(2);
    await settled();
    await order('second');
    await postFromOtherTab({ ordered: false });
    expect([shown().length, followed.$tabChange.get(), await followed.isCurrent()]).toEqual([
      3,
      undefined,
      true,
    ]);
  });
});
