import type { CartItem } from '../../model/cart.ts';
import { layoutImageOption, printImageOption } from '../cake/addition.ts';

export interface CartFile {
  label: string;
  name: string;
  url: string;
}

/** The files of a cart item that can be downloaded. @see shop.md section 3, "CartItem" */
export const cartFiles = ({ customOptions = [] }: Pick<CartItem, 'customOptions'>): CartFile[] =>
  customOptions.flatMap(({ label, value, valueLabel, url }) =>
    url ? [{ label, name: valueLabel ?? value ?? label, url }] : [],
  );

/** The URL of the picture of a box of cakes; undefined for other cart items, and if the shop offers no download. */
export function boxPicture({ customOptions = [] }: Pick<CartItem, 'customOptions'>): string | undefined {
  const options = customOptions.map(({ label, ...option }) => ({ ...option, title: label }));
  return printImageOption(options) && layoutImageOption(options)?.url;
}
