import { array, boolean, type InferOutput, object, optional, picklist, record, string } from 'valibot';
import type { WidgetGroup } from '../../../fixtures/widget-groups.ts';

/** Descriptions by selector, slot name or intent name */
const meanings = optional(record(string(), string()));

/** A widget in the catalogue. `dist/catalogue.json` contains the list of all widgets. */
export const CatalogueEntry = object({
  name: string(),
  title: string(),
  description: string(),
  /** Group in the navigation */
  group: picklist(['frame', 'content', 'media', 'lists', 'product', 'shop'] satisfies WidgetGroup[]),
  /** Other words for the widget, which the search finds */
  words: array(string()),
  /** When to use the widget; `avoid` states when not to */
  use: string(),
  avoid: string(),
  /** How the widget handles keyboard, focus and announcements */
  access: string(),
  /** Parts that depend on the visitor, which a script fills in on a page from a shared cache */
  shared: optional(string()),
  /** Height of the frames with examples */
  frame: optional(picklist(['low', 'high'])),
  /** Mode of the widget: `enhance` or `replace` */
  mode: string(),
  /** The default strategy, in the syntax of `data-widget-on` */
  on: string(),
  /** Page style for the widget's server HTML */
  sheet: optional(string()),
  /** Required markup by selector */
  requiredParts: meanings,
  slots: meanings,
  intents: meanings,
  events: meanings,
  calls: meanings,
  /** Server HTML from this project's fixtures. The catalogue prints it unescaped. */
  fixtures: array(
    object({
      title: string(),
      html: string(),
      /** Visitors who can try the example live; all visitors by default */
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
      /** Fields in the prop's objects and lists: `configurations[].name` */
      fields: optional(array(object({ path: string(), type: string(), required: boolean() }))),
    }),
  ),
});
export type CatalogueEntry = InferOutput<typeof CatalogueEntry>;
