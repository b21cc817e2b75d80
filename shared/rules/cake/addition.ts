import type { CartAddition, UploadedFile } from '../../model/product.ts';

/** A custom option of the product that receives one of the two images of a cake. */
export interface ImageOption {
  id: string;
  type: string;
}

export interface CakeImages {
  /** JPEG image of the filled box, base64 */
  layout: string;
  /** PNG image of the printer's sheet, base64 */
  print: string;
}

/**
 * The cart addition of a designed cake: the quantity and options of the product page, and two image files.
 *
 * @param page the addition of the product page; its other custom options are kept
 * @see shop.md section 7, "Cake creator add to cart"
 */
export function cakeAddition(
  page: CartAddition,
  options: { layout: ImageOption; print: ImageOption },
  images: CakeImages,
): CartAddition {
  const files = [
    image(options.layout, { name: 'anordnung.jpg', type: 'image/jpeg', base64: images.layout }),
    image(options.print, { name: 'print.png', type: 'image/png', base64: images.print }),
  ];
  const taken = files.map(({ id }) => id);
  return {
    ...page,
    customOptions: [...page.customOptions.filter(({ id }) => !taken.includes(id)), ...files],
  };
}

function image({ id, type }: ImageOption, value: UploadedFile) {
  return { id, type, value };
}

interface TitledOption {
  id: string;
  title: string;
}

/** Finds the custom option for the print image by its id, otherwise by its title. */
export function printImageOption<Option extends TitledOption>(options: readonly Option[]) {
  return byIdOrTitle(options, '20', 'Drucker Bild');
}

/** Finds the custom option for the layout image by its id, otherwise by its title. */
export function layoutImageOption<Option extends TitledOption>(options: readonly Option[]) {
  return byIdOrTitle(options, '21', 'Bild');
}

function byIdOrTitle<Option extends TitledOption>(options: readonly Option[], id: string, title: string) {
  return options.find((option) => option.id === id) ?? options.find((option) => option.title === title);
}
