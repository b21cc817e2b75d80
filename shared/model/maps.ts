import { type InferOutput, object, optional } from 'valibot';
import { text } from './attributes.ts';
import { customSchema, written } from './custom-schema.ts';
import { link } from './link.ts';

/** The service that looks up addresses, with consent. @see shop.md section 7, "External services" */
export const MapsConfiguration = object({
  /** Key of the Google Maps API. Without `key` and `url` there is no map */
  key: optional(text),
  /** URL of a script that offers the same API instead */
  url: optional(link),
  /** Id of a map style of the service. With it, markers are `AdvancedMarkerElement` */
  mapId: optional(text),
  /** Picture of the markers, 65 × 40. Without it, the service's own markers are used */
  logo: optional(link),
});
export type MapsConfiguration = InferOutput<typeof MapsConfiguration>;

/** The map service of all maps of the page. @see site.md section 7, "Third-party services" */
export const PageMaps = object({
  /** The map service, see below */
  maps: optional(MapsConfiguration, {}),
  /** Name of the map service in the cookie banner and in its questions */
  mapsFrom: optional(text, 'Google Maps'),
});

const degreesTo = (most: number) => (raw: unknown) =>
  /^-?\d{1,3}(?:\.\d+)?$/.test(written(raw)) && Math.abs(Number(raw)) <= most ? Number(raw) : undefined;

/** A coordinate in an attribute or in a response of the shop. */
export const latitude = customSchema('Grad von -90 bis 90 als Dezimalzahl, etwa 47.5587', degreesTo(90));
export const longitude = customSchema('Grad von -180 bis 180 als Dezimalzahl, etwa 7.5903', degreesTo(180));
