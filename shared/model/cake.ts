import {
  type InferOutput,
  integer,
  literal,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  variant,
} from 'valibot';

/** Slot of the box, counted from 0 */
const index = pipe(number(), integer(), minValue(0));

/**
 * What lies on one slot of the cake box.
 *
 * @see shop.md section 3, "Cake creator data"
 */
export const CakeElement = variant('type', [
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
  }),
]);
export type CakeElement = InferOutput<typeof CakeElement>;
