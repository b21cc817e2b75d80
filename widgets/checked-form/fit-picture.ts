/** Of what would still be allowed: a picture that is half as wide has not always a quarter of the bytes. */
const margin = 0.9;

/** A part that was cut out as a PNG may have more bytes than the photograph had: it is made smaller until it fits. */
export async function fitPicture(file: File, maxBytes: number): Promise<File> {
  let fitting = file;
  while (fitting.size > maxBytes)
    fitting = await redraw(fitting, Math.sqrt(maxBytes / fitting.size) * margin);
  return fitting;
}

async function redraw(file: File, scale: number): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(bitmap.width * scale));
  canvas.height = Math.max(1, Math.floor(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type));
  // Safari keeps the memory of a canvas that still has a size
  canvas.width = 0;
  if (!blob || blob.size >= file.size) throw new DOMException('The picture cannot be drawn', 'EncodingError');
  return new File([blob], file.name, { type: blob.type });
}
