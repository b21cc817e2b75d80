import type { CartItem } from '../model/cart.ts';
import { layoutImageOption, printImageOption } from './cake/addition.ts';

/** A file that came with an item, where the shop hands it out again. */
export interface CartFile {
  label: string;
  name: string;
  url: string;
}

/** The files of an item that can be fetched again. @see shop.md section 3, "CartItem" */
export const cartFiles = ({ customOptions = [] }: Pick<CartItem, 'customOptions'>): CartFile[] =>
  customOptions.flatMap(({ label, value, valueLabel, url }) =>
    url ? [{ label, name: valueLabel ?? value ?? label, url }] : [],
  );

/** The address of the picture of a box of cakes; undefined where the item is none, or the shop keeps it to itself. */
export function boxPicture({ customOptions = [] }: Pick<CartItem, 'customOptions'>): string | undefined {
  const options = customOptions.map(({ label, ...option }) => ({ ...option, title: label }));
  return printImageOption(options) && layoutImageOption(options)?.url;
}
