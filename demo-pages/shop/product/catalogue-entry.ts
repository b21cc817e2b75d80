import { array, boolean, type InferOutput, object, optional, picklist, record, string } from 'valibot';

/** Allowed values with their meanings */
const meanings = optional(record(string(), string()));

/** A widget on the page `/widgets`; the build writes the list to `dist/catalogue.json`. */
export const CatalogueEntry = object({
  name: string(),
  title: string(),
  description: string(),
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
  /** Server HTML. It is shown live, so it must come from our own fixtures. */
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
