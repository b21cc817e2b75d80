import {
  array,
  boolean,
  type InferOutput,
  literal,
  nullish,
  number,
  object,
  pipe,
  safeParse,
  string,
  transform,
  unknown,
  variant,
} from 'valibot';
import { link } from './link.ts';
import { id, maybe, orAbsent, price } from './values.ts';

/** A picture: large, and small for a row of them. */
export const GalleryImage = object({ og: link, thumb: orAbsent(link) });
export type GalleryImage = InferOutput<typeof GalleryImage>;

/** One article behind a configurable product. @see shop.md section 3, "Configurable product" */
export const Combination = object({
  id,
  /** kg */
  weight: orAbsent(price),
  images: nullish(array(GalleryImage), []),
  attributes: array(object({ code: string(), value: id })),
  /** CHF, VAT included */
  priceInfo: object({ regularPrice: price, specialPrice: maybe(price) }),
});
export type Combination = InferOutput<typeof Combination>;

/** One dimension in which the combinations differ, such as the filling. */
export const ProductConfiguration = object({
  id,
  name: string(),
  code: string(),
  values: array(object({ id, name: string() })),
});
export type ProductConfiguration = InferOutput<typeof ProductConfiguration>;

export const ConfigurableProduct = object({
  id,
  combinations: array(Combination),
  configurations: array(ProductConfiguration),
});
export type ConfigurableProduct = InferOutput<typeof ConfigurableProduct>;

const shared = {
  id,
  title: string(),
  isRequired: nullish(boolean(), false),
  /** CHF on top of the product's price */
  price: maybe(price),
};

/** @see shop.md section 3, "Custom option" */
export const CustomOption = variant('type', [
  object({
    ...shared,
    type: literal('file'),
    /** Allowed file extensions */
    extensions: nullish(array(string()), []),
    /** Largest width and height in pixels */
    maxDimension: maybe(object({ width: number(), height: number() })),
  }),
  object({
    ...shared,
    type: literal('drop_down'),
    values: array(object({ value: id, label: string(), price: maybe(price) })),
  }),
  object({ ...shared, type: literal('field') }),
]);
export type CustomOption = InferOutput<typeof CustomOption>;

/** The custom options of a product that can be shown: other types are not supported, and left out. */
export const CustomOptions = pipe(
  array(unknown()),
  transform((entries): CustomOption[] =>
    entries.flatMap((entry) => {
      const option = safeParse(CustomOption, entry);
      return option.success ? [option.output] : [];
    }),
  ),
);

/** A file on the wire. @see site.md section 3, "Uploaded file info" */
export type UploadedFile = {
  /** 'file' when it has no name */
  name: string;
  /** MIME type */
  type: string;
  base64: string;
};

/** The value of a custom option: free text, the id of a choice, or a file. */
export type CustomOptionValue = string | UploadedFile;

/** The body of `POST /rest/cart/item/{productId}`. @see shop.md section 3, "Add-to-cart payload" */
export interface CartAddition {
  quantity: number;
  productOptions: { id: string; value: string }[];
  customOptions: { id: string; type: string; value: CustomOptionValue }[];
}
