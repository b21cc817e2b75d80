/**
 * Scales a picture; closes its bitmap.
 *
 * @param type of the result; the quality is 0.92 if the type has one
 * @throws DOMException when the browser cannot draw the picture
 */
export function redrawPicture(
  bitmap: ImageBitmap,
  [width, height]: readonly [number, number],
  name: string,
  type: string,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => {
      // Safari keeps the memory of a canvas until its size is 0
      canvas.width = 0;
      if (blob) resolve(new File([blob], name, { type: blob.type }));
      else reject(new DOMException('The picture cannot be drawn', 'EncodingError'));
    };
    canvas.toBlob(take, type, 0.92);
  });
}
