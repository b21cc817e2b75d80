import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { cakeColors, cakeFonts } from '../../../shared/rules/cake/text.ts';
import type { CropBox } from '../../../shared/ui/media/image-crop/crop-box.ts';

/** A cropped picture that is not yet placed in the box. */
export interface CutPicture {
  original: File;
  /** Key of the original, if already stored */
  key: string | undefined;
  box: CropBox;
  content: Extract<CakeContent, { type: 'image' }>;
  /** Shorter side of the crop in the original's pixels */
  pixels: number;
}

/** Several pictures that are cropped and placed one after the other. */
export interface PictureQueue {
  /** Pictures that are not placed, skipped or refused yet; the first one is cropped next */
  waiting: readonly File[];
  /** Number of all pictures */
  count: number;
  /** Messages about pictures that were refused or are coarse */
  notes: readonly string[];
}

/** Unfinished input of the add view, kept while the shopper looks at the box. */
export interface Drafts {
  text: { text: string; font: string; color: string };
  picture: CutPicture | undefined;
  queue: PictureQueue | undefined;
}

export const newDrafts = (): Drafts => ({
  text: { text: '', font: cakeFonts[0], color: cakeColors[0] },
  picture: undefined,
  queue: undefined,
});
