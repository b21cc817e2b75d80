import { useEffect, useRef, useState } from 'react';
import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { cakeNewsText, cakePanelText } from '../../../shared/text/cake-creator.ts';
import { cropText } from '../../../shared/text/image-crop.ts';
import type { CropBox } from '../../../shared/ui/media/image-crop/crop-box.ts';
import type { CropOptions } from '../../../shared/ui/media/image-crop/crop-image.ts';
import { lazyPart } from '../../../shared/ui/widget.ts';
import { addNote } from '../design/add-note.ts';
import type { Creator } from '../design/creator.ts';
import type { CutPicture, PictureDraft } from '../design/drafts.ts';
import { printedSize } from '../order/sheet.ts';
import { elementPicture, importPicture, pictureFile } from '../pictures/import-picture.ts';
import type { Originals } from '../pictures/originals.ts';
import { useIsOpen } from '../window/use-is-open.ts';
import type { Reading } from './use-reading.ts';

export const loadCrop = lazyPart(() => import('../../../shared/ui/media/image-crop/crop-image.ts'));

export type ImageContent = Extract<CakeContent, { type: 'image' }>;

interface Options {
  creator: Creator;
  /** The picture in the box that the shopper edits */
  edited: ImageContent | undefined;
  reading: Reading;
  onPlace(content: ImageContent): void;
  /** Called when the shopper has selected a part of a picture, before it is cut */
  onSelect(): void;
}

/**
 * Lets the shopper crop a picture to a square. Resolves to undefined if the shopper cancels, or if the signal aborts
 * before the shopper has selected a part.
 */
export async function cutPicture(
  original: File,
  signal: AbortSignal,
  { key, ...options }: Omit<CropOptions, 'isRound' | 'signal'> & { key?: string | undefined },
): Promise<CutPicture | undefined> {
  const { cropImage } = await loadCrop();
  if (signal.aborted) return undefined;
  const cropped = await cropImage(original, { ...options, isRound: true, signal });
  if (!cropped) return undefined;
  const imageDataUrl = await elementPicture(cropped.file);
  const content: ImageContent = { type: 'image', fileName: original.name, imageDataUrl };
  return { original, key, box: cropped.box, content };
}

/** A warning if a selection has fewer pixels than the print. */
export function coarseWarning({ size }: CropBox): string | undefined {
  const pixels = Math.round(size);
  return pixels < printedSize ? cakePanelText.coarse(pixels) : undefined;
}

/** Returns the content of a cake with the cropped picture, and keeps the original file. */
export const contentOf = (
  { content, original, key, box }: CutPicture,
  originals: Pick<Originals, 'keep'>,
): ImageContent => ({ ...content, original: { key: key ?? originals.keep(original), ...box } });

/**
 * Handles a picture until it is placed: reading the file, cropping to a square, and saving. A call of `discard`
 * or the choice of another file aborts reading. A picture that is being cut is kept if the shopper chooses another
 * file. If the form unmounts, a new picture stays in the drafts, and a placed picture keeps its saved selection.
 *
 * @see shop.md sections 2.3 and 5, "File uploads"
 */
export function usePicture({ creator, edited, reading, onPlace, onSelect }: Options) {
  const { originals, drafts, designs } = creator;
  const own = useRef<PictureDraft>({ picture: undefined, cut: undefined });
  const draft: PictureDraft = edited ? own.current : drafts;
  const [chosen, setChosen] = useState(draft.picture);
  const isOpen = useIsOpen();
  const { isReading, read, stop, setProblem, selection, setSelection } = reading;

  const change = (picture: CutPicture | undefined) => {
    setChosen(picture);
    draft.picture = picture;
  };

  /**
   * The draft is replaced when the picture has been cut, unless the shopper discards it or selects a part of another
   * picture. If the form no longer waits for the picture, a failure is reported in the notes.
   */
  async function crop(signal: AbortSignal, original: File, box?: CropBox, key?: string): Promise<void> {
    const picture = cutPicture(original, signal, {
      box,
      key,
      onSelect(selected) {
        setSelection(selected);
        draft.cut = { selection: selected, picture };
        onSelect();
      },
    });
    const isLatest = () => draft.cut?.picture === picture && (!edited || isOpen());
    try {
      const cut = await picture;
      if (cut && isLatest()) {
        draft.picture = cut;
        designs.announce(cakeNewsText.cut);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
      if (isLatest()) {
        console.error('Krume:', error);
        addNote(creator, cakePanelText.about(original.name, cropText.failed));
      }
    } finally {
      if (isLatest()) draft.cut = undefined;
    }
    setChosen(draft.picture);
  }

  /** Waits for the draft that is still being cut: after mount, and when another picture has not replaced it. */
  const resume = useRef(() => {
    const { cut } = draft;
    if (!cut) return;
    void read(async () => {
      setSelection(cut.selection);
      // `crop` reports a failure
      await cut.picture.catch(() => {});
      setChosen(draft.picture);
    }, true);
  });
  useEffect(() => resume.current(), []);
  const readNext = async (work: Parameters<typeof read>[0]) => {
    if (await read(work)) resume.current();
  };

  return {
    chosen,
    /** The selection that is being cut, or else the selection of the chosen picture */
    box: selection ?? chosen?.box,

    choose: (file: File) =>
      readNext(async (signal) => {
        const imported = await importPicture(file);
        if (signal.aborted) return;
        if ('problem' in imported) setProblem(imported.problem);
        else await crop(signal, imported.file);
      }),

    cropAgain: () =>
      readNext(async (signal) => {
        if (chosen) return crop(signal, chosen.original, chosen.box, chosen.key);
        if (!edited) return;
        const { original } = edited;
        const kept = original && (await originals.get(original.key));
        if (signal.aborted) return;
        return kept ? crop(signal, kept, original, original.key) : crop(signal, pictureFile(edited));
      }),

    /** Aborts reading, or discards the chosen picture. */
    discard() {
      if (selection) draft.cut = undefined;
      const stays = isReading && (chosen ?? edited ?? draft.cut);
      stop();
      if (!isReading) change(undefined);
      designs.announce(stays ? cakeNewsText.pictureKept : cakeNewsText.discarded);
      resume.current();
    },

    save(picture: CutPicture) {
      change(undefined);
      onPlace(contentOf(picture, originals));
    },
  };
}
