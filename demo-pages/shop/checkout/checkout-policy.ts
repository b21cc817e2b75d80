import { policyWith } from '../server/security.ts';
import type { Shop } from '../shop.ts';
import { providerOrigin } from './provider-origin.ts';

/**
 * The policy of the checkout: the one page whose forms lead to the payment provider, and which may ask a map service, with
 * consent, where an address is, and a service whether people send its registration. All are on the demo's other origin.
 */
export function checkoutPolicy(origin: string, maps: { url?: string }): string {
  const other = providerOrigin(origin);
  if (!maps.url) return policyWith({ 'form-action': other });
  return policyWith({ 'form-action': other, 'script-src': other, 'connect-src': other }).replace(
    "trusted-types 'none'",
    'trusted-types krume @googlemaps/js-api-loader',
  );
}

/** Where the stand-in for the map service is; nowhere before the first build. */
export async function mapsOf(shop: Shop, origin: string): Promise<{ url?: string }> {
  const { maps } = await shop.assets();
  return maps ? { url: providerOrigin(origin) + maps } : {};
}
