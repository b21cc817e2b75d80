import { type InferOutput, literal, number, object, optional, string, union } from 'valibot';
import { customSchema } from './custom-schema.ts';
import type { CartAddition, CustomOption } from './product.ts';

/** Index of a slot of the box, counted from 0 */
const index = customSchema('slot', (raw) =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 ? raw : undefined,
);

/** The content of a slot of the cake box. @see shop.md section 3, "Cake creator data" */
export const CakeElement = union([
  object({
    type: literal('text'),
    index,
    text: string(),
    font: optional(string(), 'Arial'),
    color: optional(string(), '#000000'),
  }),
  object({
    type: literal('pattern'),
    index,
    name: string(),
    imagePath: string(),
  }),
  object({
    type: literal('image'),
    index,
    fileName: string(),
    imageDataUrl: string(),
    /** The original of a cropped picture: the key of the original in the device's storage, and the visible square */
    original: optional(object({ key: string(), x: number(), y: number(), size: number() })),
  }),
]);
export type CakeElement = InferOutput<typeof CakeElement>;

/** The data that the product page passes to the cake creator. @see shop.md section 3, "Cake creator data" */
export interface CakeStart {
  productId: string;
  /** Id of the selected number of pieces */
  pieces: string | undefined;
  /** Id of the selected filling */
  filling: string | undefined;
  quantity: number;
  productOptions: CartAddition['productOptions'];
  customOptions: Pick<CustomOption, 'id' | 'type' | 'title' | 'isRequired'>[];
  /** The design of an ordered box that is opened again */
  design?: readonly CakeElement[] | undefined;
  /**
   * Data about an ordered box: the hash of its `picture`, the idempotency key of its last confirmed `addition` to the
   * cart, and the number of confirmed additions
   */
  reopened?: { picture: string; addition: string | undefined; additions: number } | undefined;
}
