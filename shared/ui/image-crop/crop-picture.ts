import type { CropBox } from './crop-box.ts';

/** A part of a picture as a PNG, in the picture's own resolution. */
export function cropPicture(image: HTMLImageElement, { x, y, size }: CropBox, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  const side = Math.max(1, Math.round(size));
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, Math.round(x), Math.round(y), side, side, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      // Safari keeps the memory of a canvas until its size is 0
      canvas.width = 0;
      if (blob) resolve(new File([blob], name, { type: 'image/png' }));
      else reject(new DOMException('The picture cannot be cut', 'EncodingError'));
    }, 'image/png');
  });
}
