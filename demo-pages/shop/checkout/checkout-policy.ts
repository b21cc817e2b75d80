import { policyWith } from '../server/security.ts';
import type { Shop } from '../shop.ts';
import { providerOrigin } from './provider-origin.ts';

/**
 * The policy of the checkout: the only page whose forms may be submitted to the payment provider. With
 * consent it may request a map service for an address and a bot check for its registration. All of these are
 * on the demo's other origin.
 */
export function checkoutPolicy(origin: string, maps: { url?: string }): string {
  const other = providerOrigin(origin);
  if (!maps.url) return policyWith({ 'form-action': other });
  return policyWith({ 'form-action': other, 'script-src': other, 'connect-src': other }).replace(
    "trusted-types 'none'",
    'trusted-types krume @googlemaps/js-api-loader',
  );
}

/** The URL of the stand-in for the map service; empty before the first build. */
export async function mapsOf(shop: Shop, origin: string): Promise<{ url?: string }> {
  const { maps } = await shop.assets();
  return maps ? { url: providerOrigin(origin) + maps } : {};
}
