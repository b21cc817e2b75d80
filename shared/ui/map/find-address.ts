import type { MapsConfiguration } from '../../model/maps.ts';
import type { Coordinates } from '../../rules/opening/distance.ts';
import { mayLoad } from '../../stores/session/consent.ts';
import { lazyPart } from '../widget.ts';

const load = lazyPart(() => import('./geocode.ts'));

/**
 * Requests the coordinates of an address from the map service. Undefined if the address is unknown, if the service
 * fails, or after the time-out. The caller must have checked `mayLoad('maps')`.
 *
 * @param timeoutMs milliseconds
 */
export function findAddress(
  address: string,
  maps: MapsConfiguration,
  timeoutMs = 10_000,
): Promise<Coordinates | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  const asked = load()
    .then(({ geocode }) => geocode(address, maps, mayLoad('maps')))
    .catch((error: unknown) => {
      console.warn('Krume: Der Kartendienst hat nicht geantwortet', error);
      return undefined;
    });
  return Promise.race([asked, timeout]);
}
