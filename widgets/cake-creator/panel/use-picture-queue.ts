import { useState } from 'react';
import { isFull } from '../../../shared/rules/cake/design.ts';
import { cakeNewsText, cakePanelText } from '../../../shared/text/cake-creator.ts';
import { cropText } from '../../../shared/text/image-crop.ts';
import type { Creator } from '../design/creator.ts';
import type { PictureOutcome, PictureQueue } from '../design/drafts.ts';
import { importPicture } from '../pictures/import-picture.ts';
import { coarseWarning, contentOf, cutPicture, type ImageContent, loadCrop } from './use-picture.ts';
import type { Reading } from './use-reading.ts';

interface Options {
  creator: Creator;
  reading: Reading;
  onPlace(content: ImageContent): void;
  /** Called when the shopper cancels the crop dialog */
  onStop(): void;
  /** Called once, when the box is full or when all pictures have been placed, skipped or refused */
  onEnd(): void;
}

/**
 * Crops and places several pictures, one after another. If the shopper cancels the crop dialog or the form unmounts,
 * the remaining pictures stay in the drafts; `run` continues with them.
 *
 * @see shop.md section 2.3, "Add view"
 */
export function usePictureQueue({ creator, reading, onPlace, onStop, onEnd }: Options) {
  const { drafts, designs, originals } = creator;
  const [queue, setQueue] = useState(drafts.queue);

  const change = (next: PictureQueue | undefined) => {
    drafts.queue = next;
    setQueue(next);
  };

  const run = () =>
    reading.read(async (signal) => {
      // Loads the dialog before the first picture, so that no picture is refused if the dialog fails to load
      await loadCrop();
      while (drafts.queue && !signal.aborted) {
        const [file, ...rest] = drafts.queue.waiting;
        if (!file || isFull(designs.now())) return end(drafts.queue);
        const cutting: Promise<PictureOutcome> =
          drafts.queue.cutting ??
          cutNext(file, drafts.queue, signal, () => {
            if (drafts.queue) drafts.queue = { ...drafts.queue, cutting };
          });
        const outcome = await cutting;
        if (signal.aborted) return;
        const { count, notes } = drafts.queue;
        if (!outcome) {
          creator.$notes.set(notes);
          return onStop();
        }
        change({ count, waiting: rest, notes: [...notes, ...notesOn(file, outcome)] });
        if ('cut' in outcome) onPlace(contentOf(outcome.cut, originals));
      }
    });

  function end({ waiting, notes }: PictureQueue): void {
    change(undefined);
    const noRoom = waiting.length > 0 ? [cakePanelText.noRoom(waiting.length)] : [];
    creator.$notes.set([...notes, ...noRoom]);
    onEnd();
  }

  return {
    /** Number of pictures that still have to be cropped */
    waiting: queue?.waiting.length ?? 0,
    run,
    add(files: readonly File[]) {
      const now = drafts.queue ?? { waiting: [], count: 0, notes: [] };
      change({ ...now, waiting: [...now.waiting, ...files], count: now.count + files.length });
      return run();
    },
    discard() {
      creator.$notes.set(drafts.queue?.notes ?? []);
      change(undefined);
      designs.announce(cakeNewsText.discarded);
    },
  };
}

async function cutNext(
  file: File,
  { waiting, count }: PictureQueue,
  signal: AbortSignal,
  onSelect: () => void,
): Promise<PictureOutcome> {
  const imported = await importPicture(file);
  if (signal.aborted) return undefined;
  if ('problem' in imported) return imported;
  let isSkipped = false;
  const title = cropText.titleOf(count - waiting.length + 1, count);
  const onSkip = () => {
    isSkipped = true;
  };
  try {
    const cut = await cutPicture(imported.file, signal, { series: { title, onSkip }, onSelect });
    if (isSkipped) return { skipped: true };
    return cut && { cut };
  } catch (error) {
    console.error('Krume:', error);
    return { problem: cropText.failed };
  }
}

function notesOn({ name }: File, outcome: NonNullable<PictureOutcome>): string[] {
  if ('problem' in outcome) return [cakePanelText.about(name, outcome.problem)];
  const coarse = 'cut' in outcome && coarseWarning(outcome.cut.box);
  return coarse ? [cakePanelText.about(name, coarse)] : [];
}
