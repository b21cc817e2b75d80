import { atom, type WritableAtom } from 'nanostores';
import { timeoutMs, withTimeout } from '../../../shared/kept/database/timeout.ts';
import type { CakeStart } from '../../../shared/model/cake.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import { type CakeLayout, cakeLayout } from '../../../shared/rules/cake/layout.ts';
import { cakeAttempt } from '../../../shared/stores/cake/cake-attempt.ts';
import { designKey, recallDesign } from '../../../shared/stores/cake/cake-designs.ts';
import { cakeNewsText } from '../../../shared/text/cake-creator.ts';
import { lazyPart } from '../../../shared/ui/widget.ts';
import { createOriginals, type Originals } from '../pictures/originals.ts';
import { createPictures, type Pictures } from '../pictures/pictures.ts';
import { createDesignStore, type DesignStore } from './design-store.ts';
import { type Drafts, newDrafts } from './drafts.ts';
import { type FollowedDesign, followDesign } from './follow-design.ts';
import { reopenedBox } from './reopened-box.ts';

/** Folder URLs from the server HTML. */
export interface CakeFiles {
  /** Folder with the files of the stock motifs, such as `heart.svg` */
  motifs: string;
  /** Folder with fonts that a device may lack */
  fonts?: string | undefined;
}

/** The state of one box, which all parts of the creator share. */
export interface Creator {
  start: CakeStart;
  layout: CakeLayout;
  designs: DesignStore;
  /** Stores the design, and applies changes from other tabs */
  followed: FollowedDesign;
  pictures: Pictures;
  originals: Originals;
  files: CakeFiles;
  drafts: Drafts;
  /** Messages about the last added pictures; empty after the next change of the design */
  $notes: WritableAtom<readonly string[]>;
}

const loadSettling = lazyPart(() => import('../../../shared/ui/cake/settle-cake.ts'));
const settleCake = async () => (await loadSettling()).settleCake();

/** Opens a box with the design from the last visit. @see shop.md section 4, "Starting and leaving" */
export async function openCreator(start: CakeStart, files: CakeFiles, signal: AbortSignal): Promise<Creator> {
  const layout = cakeLayout(start.pieces);
  const slots = layout.slots.length;
  const key = designKey(start.productId, layout.name);
  // Checks an order with an unknown outcome first. If the shop has placed the order, the stored design is
  // deleted
  if (cakeAttempt.read()) await withTimeout(timeoutMs, settleCake);
  const kept = await recallDesign(key, slots);
  const designs = createDesignStore(slots, kept?.elements);
  const shown = designs.now();
  if (shown.elements.length > 0) designs.announce(cakeNewsText.restored);
  // Opening a design is a step in the history, so undo restores the stored design
  if (start.design) designs.change({ type: 'open', elements: start.design });
  const followed = followDesign(
    designs,
    { key, version: kept?.version, shown, reopened: reopenedBox(start, designs.now()) },
    signal,
  );
  const pictures = createPictures(files.fonts);
  const originals = createOriginals();
  const $notes = atom<readonly string[]>([]);
  onAbort(
    signal,
    designs.$history.listen(() => $notes.set([])),
  );
  return { start, layout, designs, followed, pictures, originals, files, drafts: newDrafts(), $notes };
}
