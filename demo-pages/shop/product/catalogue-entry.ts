import { array, boolean, type InferOutput, object, optional, picklist, record, string } from 'valibot';

/** Names, each with what it means */
const meanings = optional(record(string(), string()));

/** A widget as editors see it on the page `/widgets`; the build writes a list of them to `dist/catalogue.json`. */
export const CatalogueEntry = object({
  name: string(),
  title: string(),
  description: string(),
  /** `enhance` or `replace` */
  mode: string(),
  /** When it loads by default, as in `data-widget-on` */
  on: string(),
  /** The page style that its server HTML needs */
  sheet: optional(string()),
  /** What its markup has to have, by selector */
  requiredParts: meanings,
  slots: meanings,
  intents: meanings,
  events: meanings,
  calls: meanings,
  /** Markup as a CMS prints it. It is shown live, so it must come from our own fixtures. */
  fixtures: array(
    object({
      title: string(),
      html: string(),
      /** Who can try it; everyone when missing */
      live: optional(picklist(['customers', 'nobody', 'own'])),
    }),
  ),
  props: array(
    object({
      name: string(),
      type: string(),
      required: boolean(),
      default: optional(string()),
      description: optional(string()),
    }),
  ),
});
export type CatalogueEntry = InferOutput<typeof CatalogueEntry>;
