import type { ReadableAtom } from 'nanostores';
import type { MapsConfiguration } from '../../model/maps.ts';
import type { Coordinates } from '../../rules/opening/distance.ts';
import { openMaps } from './maps-service.ts';

/**
 * Requests the coordinates of an address from the map service. Undefined if the address is unknown. Rejects if the
 * service fails, and may never settle. The caller must have checked `mayLoad('maps')`.
 *
 * @param address 'street, zip city'
 * @param permission whether maps may be loaded. The function checks the permission again after loading, because the
 * shopper may have withdrawn the consent
 * @see shop.md section 7, "External services"
 */
export async function geocode(
  address: string,
  maps: MapsConfiguration,
  permission: ReadableAtom<boolean>,
): Promise<Coordinates | undefined> {
  const importLibrary = await openMaps(maps, permission);
  const { Geocoder } = await importLibrary('geocoding');
  if (!permission.get()) return undefined;
  const { results } = await new Geocoder().geocode({ address, region: 'CH' });
  const location = results[0]?.geometry.location;
  return location && { latitude: location.lat(), longitude: location.lng() };
}
