import { type InferOutput, object, optional } from 'valibot';
import { text } from './attributes.ts';
import { link } from './link.ts';

/** Who may be asked where an address is, with consent. @see shop.md section 7, "External services" */
export const MapsConfiguration = object({
  /** Of the Google Maps API; without it and without an address of its own, nobody is asked */
  key: optional(text),
  /** Address of a script that offers the same in its place */
  url: optional(link),
});
export type MapsConfiguration = InferOutput<typeof MapsConfiguration>;
