import { redrawPicture } from '../../../shared/ui/media/redraw-picture.ts';

/** Factor that makes each side shorter than computed, because bytes do not shrink in exact proportion to pixels. */
const margin = 0.9;

/** Shrinks a cropped picture to at most `maxBytes`. A crop in PNG can be larger than the original JPEG. */
export async function fitPicture(file: File, maxBytes: number): Promise<File> {
  let fitting = file;
  while (fitting.size > maxBytes)
    fitting = await shrink(fitting, Math.sqrt(maxBytes / fitting.size) * margin);
  return fitting;
}

async function shrink(file: File, scale: number): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  const size = [scaled(bitmap.width), scaled(bitmap.height)] as const;
  const smaller = await redrawPicture(bitmap, size, file.name, file.type);
  if (smaller.size >= file.size) throw new DOMException('The picture gets no smaller', 'EncodingError');
  return smaller;
}
