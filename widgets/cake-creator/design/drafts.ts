import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { cakeColors, cakeFonts } from '../../../shared/rules/cake/text.ts';
import type { CropBox } from '../../../shared/ui/media/image-crop/crop-box.ts';

/** A cropped picture that is not yet in the box. */
export interface CutPicture {
  original: File;
  /** Key of the original file; undefined until the file is stored */
  key: string | undefined;
  box: CropBox;
  content: Extract<CakeContent, { type: 'image' }>;
}

/** A picture whose selection the shopper has saved. Cutting can take seconds. */
export interface PictureCut {
  selection: CropBox;
  /** Rejects if the browser cannot cut the picture */
  picture: Promise<CutPicture | undefined>;
}

/** A new picture, or a new selection of a placed picture. */
export interface PictureDraft {
  picture: CutPicture | undefined;
  /** Replaces `picture` when it ends */
  cut: PictureCut | undefined;
}

/** The result for one of several pictures: cropped, skipped, or refused with a message. Undefined stops the queue. */
export type PictureOutcome = { cut: CutPicture } | { skipped: true } | { problem: string } | undefined;

/** Several pictures that are cropped and placed one after another. */
export interface PictureQueue {
  /** Pictures that are not cropped yet; the first picture is cropped next */
  waiting: readonly File[];
  /** The outcome of the next picture, if the shopper has saved its selection. Never rejects */
  cutting?: Promise<PictureOutcome>;
  /** Number of all pictures in the queue, including cropped pictures */
  count: number;
  /** Messages about pictures that were refused or have a low resolution */
  notes: readonly string[];
}

/** Unfinished input of the add view. The input is kept while the shopper looks at the box. */
export interface Drafts extends PictureDraft {
  text: { text: string; font: string; color: string };
  queue: PictureQueue | undefined;
}

export const newDrafts = (): Drafts => ({
  text: { text: '', font: cakeFonts[0], color: cakeColors[0] },
  picture: undefined,
  cut: undefined,
  queue: undefined,
});
