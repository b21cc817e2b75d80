// @vitest-environment page
import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { type CakeDesign, elementAt } from '../../../../shared/rules/cake/design.ts';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import { createDesignStore } from '../../../../widgets/cake-creator/design/design-store.ts';
import { newDrafts } from '../../../../widgets/cake-creator/design/drafts.ts';
import { createBoxPreparation } from '../../../../widgets/cake-creator/order/prepare-box.ts';
import { settled } from '../../../support/page/page.ts';
import { cakeStart, fullBox, notFollowed, textAt } from '../open-creator.ts';

// shop.md section 4, "Add to cart"

const printed = vi.hoisted(() => [] as CakeDesign[]);
vi.mock('../../../../widgets/cake-creator/order/export-images.ts', () => ({
  exportPrint: async (design: CakeDesign) => {
    printed.push(design);
    return new Blob();
  },
}));
vi.mock('../../../../widgets/cake-creator/order/download.ts', () => ({ download: () => {} }));

test('the export waits for placed pictures that are being cut again', async () => {
  const designs = createDesignStore(8, fullBox());
  const drafts = newDrafts();
  const creator = {
    start: cakeStart,
    layout: cakeLayouts.circle,
    designs,
    pictures: { get: () => undefined, load: async () => true },
    originals: { keep: () => 'key', get: async () => undefined },
    files: { motifs: '/motive' },
    drafts,
    followed: notFollowed,
    $notes: atom<readonly string[]>([]),
  };
  let finish = () => {};
  drafts.edits.add(
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  drafts.edits.add(Promise.reject(Error('The picture cannot be cut')));
  const prepare = createBoxPreparation({
    creator,
    facts: [],
    saveAsImage: true,
    signal: new AbortController().signal,
    exported: { current: undefined },
    show: () => {},
  });
  const prepared = prepare({ retry: () => {} }, false);
  await settled();
  expect(printed).toEqual([]);
  designs.change({ type: 'edit', index: 3, content: textAt(3, 'Ben') });
  finish();
  await prepared;
  expect(printed.map((design) => elementAt(design, 3))).toEqual([textAt(3, 'Ben')]);
});
