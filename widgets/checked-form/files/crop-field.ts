import { queryAll } from '../../../shared/registry/native.ts';
import type { CropBox } from '../../../shared/ui/image-crop/crop-box.ts';

/**
 * Where a form asks which part of a picture is sent: `<input type="hidden" name="imagecrop" data-crop-of="image">`, with the
 * name of the file's field. It holds whole pixels of the picture as it was chosen, and nothing for a whole picture.
 *
 * @see site.md section 4.12
 */
export function createCropField({ form, name }: HTMLInputElement) {
  const field =
    form && queryAll<HTMLInputElement>(form, '[data-crop-of]').find(({ dataset }) => dataset.cropOf === name);
  const tell = (box: CropBox | undefined) => {
    if (field) field.value = box ? written(box) : '';
  };
  // A browser fills it in again with the form, and the file is then the part
  tell(undefined);
  return tell;
}

function written({ x, y, size }: CropBox): string {
  const side = Math.max(1, Math.round(size));
  return JSON.stringify({ x: Math.round(x), y: Math.round(y), width: side, height: side });
}
