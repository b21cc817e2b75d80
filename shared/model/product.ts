import { array, type InferOutput, object, optional, safeParse } from 'valibot';
import { customSchema } from './custom-schema.ts';
import { link } from './link.ts';
import { flag, id, key, maybe, orAbsent, orNone, price, readableOrNone, text } from './values.ts';

/** A picture: `og` is the large version, `thumb` the small version for lists. */
export const GalleryImage = object({ og: link, thumb: orAbsent(link) });
export type GalleryImage = InferOutput<typeof GalleryImage>;

/**
 * Labels of the allergens that a combination or a choice adds to the product's allergens; 'unknown' if the labels are
 * invalid.
 */
const allergens = optional(
  customSchema('a list of labels', (raw): readonly string[] | 'unknown' => {
    const labels = safeParse(orNone(text), raw);
    return labels.success ? labels.output : 'unknown';
  }),
);

/**
 * A variant of a configurable product: an article with its own price, weight and pictures. @see shop.md section 3,
 * "Configurable product"
 */
export const Combination = object({
  id,
  /** Weight in kg */
  weight: orAbsent(price),
  images: readableOrNone(GalleryImage),
  attributes: array(object({ code: key, value: id })),
  /** Prices in CHF, VAT included */
  priceInfo: object({ regularPrice: maybe(price), specialPrice: maybe(price) }),
  allergens,
});
export type Combination = InferOutput<typeof Combination>;

/** A property in which the combinations differ, such as the filling. */
export const ProductConfiguration = object({
  id,
  name: text,
  code: key,
  values: array(object({ id, name: text })),
});
export type ProductConfiguration = InferOutput<typeof ProductConfiguration>;

export const ConfigurableProduct = object({
  id,
  combinations: array(Combination),
  configurations: array(ProductConfiguration),
});
export type ConfigurableProduct = InferOutput<typeof ConfigurableProduct>;

const shared = {
  id: key,
  title: text,
  isRequired: maybe(flag, false),
  /** Surcharge in CHF */
  price: maybe(price),
};

/** The fields of each type of custom option. @see shop.md section 3, "Custom option" */
export const optionTypes = {
  file: object({
    ...shared,
    extensions: orNone(text),
    /** Maximum width and height in pixels */
    maxDimension: maybe(object({ width: price, height: price })),
  }),
  drop_down: object({
    ...shared,
    values: array(object({ value: id, label: text, price: maybe(price), allergens })),
  }),
  field: object(shared),
};
type OptionTypes = typeof optionTypes;
export type CustomOption = {
  [Type in keyof OptionTypes]: InferOutput<OptionTypes[Type]> & { type: Type };
}[keyof OptionTypes];

/** The value of the choice 'keine Auswahl'. @see shop.md section 9, "Product page" */
export const noSelection = '0';

/**
 * The custom options of a product. An invalid option or an unsupported type invalidates the whole list, because a form
 * without this option would order another product.
 */
export const CustomOptions = customSchema(
  'eine Liste von Optionen der Art file, drop_down oder field',
  (raw) => {
    if (!Array.isArray(raw)) return undefined;
    const options = raw.flatMap(readOption);
    return options.length === raw.length ? options : undefined;
  },
);

function readOption(entry: unknown): CustomOption[] {
  const { type } = (entry ?? {}) as { type?: keyof OptionTypes };
  const schema = type && Object.hasOwn(optionTypes, type) && optionTypes[type];
  const option = schema ? safeParse(schema, entry) : undefined;
  return option?.success ? [{ ...option.output, type } as CustomOption] : [];
}

/** A file in the format of the API. @see site.md section 3, "Uploaded file info" */
export type UploadedFile = {
  /** 'file' if the file has no name */
  name: string;
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
