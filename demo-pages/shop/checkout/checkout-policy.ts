import { policyWith } from '../server/security.ts';
import type { Shop } from '../shop.ts';

/**
 * The content security policy of the checkout, the only page whose forms may post to the payment provider. If `maps`
 * has a URL, the page may also load the map service for an address and the bot check for the registration. All these
 * services run on the demo's other origin.
 */
export function checkoutPolicy(services: string, maps: { url?: string }): string {
  if (!maps.url) return policyWith({ 'form-action': services });
  return policyWith({ 'form-action': services, 'script-src': services, 'connect-src': services }).replace(
    "trusted-types 'none'",
    'trusted-types krume @googlemaps/js-api-loader',
  );
}

/** The URL of the stand-in for the map service; undefined before the first build. */
export async function mapsOf(shop: Shop, services: string): Promise<{ url?: string }> {
  const { maps } = await shop.assets();
  return maps ? { url: services + maps } : {};
}
