import type { MapsConfiguration } from '../../model/maps.ts';
import type { Coordinates } from '../../rules/opening/distance.ts';
import { openMaps } from './maps-service.ts';

/**
 * Where an address is, as the map service says; undefined where it does not know. Rejects where it cannot be asked, and may
 * never settle. Whoever calls has asked `mayLoad('maps')`.
 *
 * @param address 'street, zip city'
 * @param mayAsk whether the consent still holds when the service has come: it may be taken back meanwhile
 * @see shop.md section 7, "External services"
 */
export async function geocode(
  address: string,
  maps: MapsConfiguration,
  mayAsk: () => boolean,
): Promise<Coordinates | undefined> {
  const importLibrary = await openMaps(maps);
  const { Geocoder } = await importLibrary('geocoding');
  if (!mayAsk()) return undefined;
  const { results } = await new Geocoder().geocode({ address, region: 'CH' });
  const location = results[0]?.geometry.location;
  return location && { latitude: location.lat(), longitude: location.lng() };
}
