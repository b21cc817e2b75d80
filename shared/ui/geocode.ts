/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { MapsConfiguration } from '../model/maps.ts';
import type { Coordinates } from '../rules/opening/distance.ts';
import { loadScript } from './third-party-script.ts';

/**
 * Where an address is, as the map service says; undefined where it does not know. Rejects where it cannot be asked, and may
 * never settle: its loader tells nobody of a script that a policy has refused. Whoever calls has asked `mayLoad('maps')`.
 *
 * @param address 'street, zip city'
 * @see shop.md section 7, "External services"
 */
export async function geocode(
  address: string,
  { key = '', url }: MapsConfiguration,
): Promise<Coordinates | undefined> {
  // One that stands in its place offers `importLibrary` already: the loader takes that
  if (url) await loadScript(url);
  setOptions({ key, language: 'de', region: 'CH' });
  const { Geocoder } = await importLibrary('geocoding');
  const { results } = await new Geocoder().geocode({ address, region: 'CH' });
  const location = results[0]?.geometry.location;
  return location && { latitude: location.lat(), longitude: location.lng() };
}
