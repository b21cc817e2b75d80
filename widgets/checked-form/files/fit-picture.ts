import { redrawPicture } from '../../../shared/ui/media/redraw-picture.ts';

/** Of what would still be allowed: a picture that is half as wide has not always a quarter of the bytes. */
const margin = 0.9;

/** A part that was cut out as a PNG may have more bytes than the photograph had: it is made smaller until it fits. */
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
