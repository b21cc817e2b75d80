import type { MapsConfiguration } from '../../model/maps.ts';
import type { Coordinates } from '../../rules/opening/distance.ts';
import { importAgain } from '../widget.ts';

/** Milliseconds */
const patience = 10_000;

/** Where an address is, as the map service says; undefined where it does not know, or does not say it in time. */
export async function findAddress(
  address: string,
  maps: MapsConfiguration,
): Promise<Coordinates | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const asked = importAgain(() => import('../geocode.ts')).then(({ geocode }) => geocode(address, maps));
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    console.warn('Krume: the map service does not know an address', error);
    return undefined;
  }
}
