import { encodeCanvas } from '../redraw-picture.ts';
import type { CropBox } from './crop-box.ts';

/** A part of a picture as a PNG, in the resolution of the picture. */
export async function cropPicture(
  image: HTMLImageElement,
  { x, y, size }: CropBox,
  name: string,
): Promise<File> {
  const canvas = document.createElement('canvas');
  const side = Math.max(1, Math.round(size));
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, Math.round(x), Math.round(y), side, side, 0, 0, side, side);
  const blob = await encodeCanvas(canvas, 'image/png', 1, 'The picture cannot be cut');
  return new File([blob], name, { type: 'image/png' });
}
