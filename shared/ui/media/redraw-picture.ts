/**
 * Scales a picture, and closes the bitmap.
 *
 * @param type media type of the result. The quality is 0.92, unless the type is lossless
 * @throws DOMException when the browser cannot draw the picture
 */
export async function redrawPicture(
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
  const blob = await encodeCanvas(canvas, type, 0.92);
  return new File([blob], name, { type: blob.type });
}

/**
 * Encodes the content of a canvas as a picture. The canvas is empty afterwards.
 *
 * @param quality from 0 to 1; ignored for lossless types
 * @throws DOMException when the browser cannot encode the picture
 */
export function encodeCanvas(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
  problem = 'The picture cannot be drawn',
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => {
      // Safari keeps the memory of a canvas until the canvas has no size
      canvas.width = 0;
      if (blob) resolve(blob);
      else reject(new DOMException(problem, 'EncodingError'));
    };
    canvas.toBlob(take, type, quality);
  });
}
