import { type InferOutput, literal, number, object, optional, string, union } from 'valibot';
import { customSchema } from './custom-schema.ts';
import type { CartAddition, CustomOption } from './product.ts';

/** Slot of the box, counted from 0 */
const index = customSchema('slot', (raw) =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 ? raw : undefined,
);

/**
 * What lies on one slot of the cake box.
 *
 * @see shop.md section 3, "Cake creator data"
 */
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
    /** The file that it was cut out of, by the key under which the device keeps it, and which square of it */
    original: optional(object({ key: string(), x: number(), y: number(), size: number() })),
  }),
]);
export type CakeElement = InferOutput<typeof CakeElement>;

/** What the product page hands to the cake creator. @see shop.md section 3, "Cake creator data" */
export interface CakeStart {
  productId: string;
  /** The selected value of the pieces configuration */
  pieces: string | undefined;
  /** The selected value of the filling configuration */
  filling: string | undefined;
  quantity: number;
  productOptions: CartAddition['productOptions'];
  customOptions: Pick<CustomOption, 'id' | 'type' | 'title' | 'isRequired'>[];
  /** Of a box that was ordered and is opened again */
  design?: readonly CakeElement[] | undefined;
  /** The same box as the device knows it: the key of its last confirmed addition to the cart, and how many there were */
  reopened?: { picture: string; addition: string | undefined; additions: number } | undefined;
}
