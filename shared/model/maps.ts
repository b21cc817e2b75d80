import { type InferOutput, object, optional } from 'valibot';
import { text } from './attributes.ts';
import { customSchema, written } from './custom-schema.ts';
import { link } from './link.ts';

/**
 * The map service, which also looks up addresses. The service needs consent. @see shop.md section 7, "External
 * services"
 */
export const MapsConfiguration = object({
  /** Key of the Google Maps API. Without `key` and `url`, there is no map */
  key: optional(text),
  /** URL of another script with the same API as Google Maps */
  url: optional(link),
  /** Id of a map style of the map service. With an id, the markers are `AdvancedMarkerElement`s */
  mapId: optional(text),
  /** URL of the picture of the markers, 65 × 40 pixels; the markers of the map service by default */
  logo: optional(link),
});
export type MapsConfiguration = InferOutput<typeof MapsConfiguration>;

/** The map service of all maps on the page. @see site.md section 7, "Third-party services" */
export const PageMaps = object({
  /** Settings of the map service */
  maps: optional(MapsConfiguration, {}),
  /** Name of the map service in the cookie banner and in consent questions */
  mapsFrom: optional(text, 'Google Maps'),
});

const degreesTo = (most: number) => (raw: unknown) =>
  /^-?\d{1,3}(?:\.\d+)?$/.test(written(raw)) && Math.abs(Number(raw)) <= most ? Number(raw) : undefined;

/** Latitude and longitude in degrees, from an attribute or from a response of the shop. */
export const latitude = customSchema('Grad von -90 bis 90 als Dezimalzahl, etwa 47.5587', degreesTo(90));
export const longitude = customSchema('Grad von -180 bis 180 als Dezimalzahl, etwa 7.5903', degreesTo(180));
