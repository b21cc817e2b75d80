import { queryAll } from '../../../shared/registry/native.ts';
import type { CropBox } from '../../../shared/ui/media/image-crop/crop-box.ts';

/**
 * Writes the crop box into `<input type="hidden" name="imagecrop" data-crop-of="image">`, where `image` is
 * the name of the file field. The values are whole pixels of the original picture. For an uncropped picture, the
 * field is empty.
 *
 * @see site.md section 4.12
 */
export function createCropField({ form, name }: HTMLInputElement) {
  const field =
    form && queryAll<HTMLInputElement>(form, '[data-crop-of]').find(({ dataset }) => dataset.cropOf === name);
  const write = (box: CropBox | undefined) => {
    if (field) field.value = box ? written(box) : '';
  };
  // After Back, a browser restores the previous crop box, but the restored file is already cropped
  write(undefined);
  return write;
}

function written({ x, y, size }: CropBox): string {
  const side = Math.max(1, Math.round(size));
  return JSON.stringify({ x: Math.round(x), y: Math.round(y), width: side, height: side });
}
