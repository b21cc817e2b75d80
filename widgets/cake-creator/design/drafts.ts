import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { cakeColors, cakeFonts } from '../../../shared/rules/cake/text.ts';
import type { CropBox } from '../../../shared/ui/image-crop/crop-box.ts';

/** A picture that was cut, and does not lie in the box yet. */
export interface CutPicture {
  original: File;
  /** Under which the original is kept already */
  key: string | undefined;
  box: CropBox;
  content: Extract<CakeContent, { type: 'image' }>;
  /** Of the shorter side of what was cut out */
  pixels: number;
}

/** What was begun in the add view: whoever looks at the box meanwhile finds it again. */
export interface Drafts {
  text: { text: string; font: string; color: string };
  picture: CutPicture | undefined;
}

export const newDrafts = (): Drafts => ({
  text: { text: '', font: cakeFonts[0], color: cakeColors[0] },
  picture: undefined,
});
