import { atom } from 'nanostores';
import { configuration } from '../../../shared/api/configuration.ts';
import { type MapsConfiguration, PageMaps } from '../../../shared/model/maps.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import type { Coordinates } from '../../../shared/rules/opening/distance.ts';
import { followConsent, mayLoad } from '../../../shared/stores/session/consent.ts';
import { findAddress } from '../../../shared/ui/map/find-address.ts';
import { billingAddress } from '../flow/data.ts';
import type { Flow } from '../flow/flow.ts';

export type Nearness = ReturnType<typeof createNearness>;

/**
 * Time-out in milliseconds. A later result is ignored, because it would reorder the list while the shopper
 * chooses a branch
 */
const timeoutMs = 5000;

/**
 * Locates the billing address, so that the nearest branches come first. Asks the map service only with
 * consent, only when the shopper can choose a branch, and once per address.
 *
 * @see shop.md sections 2.7, "For store pickup", and 7, "External services"
 */
export function createNearness(flow: Flow, maps: MapsConfiguration, signal: AbortSignal) {
  /** Undefined without consent or without a result; branches are then sorted by zip */
  const $place = atom<Coordinates | undefined>();
  const isConfigured = maps.key !== undefined || maps.url !== undefined;
  const permission = mayLoad('maps');
  let requestedAddress: string | undefined;

  function wanted(): string | undefined {
    const data = flow.$data.get();
    const billing = billingAddress(data);
    const isPickup = flow.$step.get() === 'shipping' && data.shipping.carrierCode === 'mpstorepickup';
    if (!billing || !isPickup) return undefined;
    return `${billing.street[0] ?? ''}, ${billing.zip} ${billing.city}`;
  }

  async function locate(): Promise<void> {
    if (!permission.get()) {
      requestedAddress = undefined;
      $place.set(undefined);
      return;
    }
    const address = wanted();
    if (address === undefined || address === requestedAddress) return;
    requestedAddress = address;
    $place.set(undefined);
    const place = await findAddress(address, maps, timeoutMs);
    if (requestedAddress === address && !signal.aborted) $place.set(place);
  }

  if (isConfigured) {
    followConsent(signal);
    const stops = [permission, flow.$step, flow.$data].map((store) => store.subscribe(() => void locate()));
    onAbort(signal, ...stops);
  }
  return { $place, isConfigured, from: configuration(PageMaps).mapsFrom };
}
