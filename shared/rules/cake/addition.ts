import type { CartAddition, UploadedFile } from '../../model/product.ts';

/** A custom option that takes one of the two images. */
export interface ImageOption {
  id: string;
  type: string;
}

export interface CakeImages {
  /** JPEG, base64 */
  layout: string;
  /** PNG, base64 */
  print: string;
}

/**
 * What puts a designed cake into the cart: the product page's quantity and options, and two files.
 *
 * @param page what the product page holds; custom options it filled in itself are kept
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
