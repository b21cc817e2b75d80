import { array, boolean, type InferOutput, object, optional, picklist, record, string } from 'valibot';
import type { WidgetGroup } from '../../../fixtures/widget-groups.ts';

/** Allowed values with their meanings */
const meanings = optional(record(string(), string()));

/** A widget of the catalogue; the build writes the list to `dist/catalogue.json`. */
export const CatalogueEntry = object({
  name: string(),
  title: string(),
  description: string(),
  /** Its place in the navigation */
  group: picklist(['frame', 'content', 'media', 'lists', 'product', 'shop'] satisfies WidgetGroup[]),
  /** When to use it, and when not */
  use: string(),
  avoid: string(),
  /** Keys, focus and announcements */
  access: string(),
  /** What is filled in per visitor on pages from a shared cache */
  shared: optional(string()),
  /** Height of an example's frame */
  frame: optional(picklist(['low', 'high'])),
  /** `enhance` or `replace` */
  mode: string(),
  /** When it loads by default, as in `data-widget-on` */
  on: string(),
  /** The page style for its server HTML */
  sheet: optional(string()),
  /** Required markup, by selector */
  requiredParts: meanings,
  slots: meanings,
  intents: meanings,
  events: meanings,
  calls: meanings,
  /** Server HTML from our own fixtures, because the catalogue shows it unescaped. */
  fixtures: array(
    object({
      title: string(),
      html: string(),
      /** Who can try it; by default everyone */
      live: optional(picklist(['customers', 'nobody', 'own', 'response'])),
    }),
  ),
  props: array(
    object({
      name: string(),
      type: string(),
      required: boolean(),
      default: optional(string()),
      description: optional(string()),
      /** The fields of its objects and lists: `configurations[].name` */
      fields: optional(array(object({ path: string(), type: string(), required: boolean() }))),
    }),
  ),
});
export type CatalogueEntry = InferOutput<typeof CatalogueEntry>;
