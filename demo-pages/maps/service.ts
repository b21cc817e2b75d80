import { providerOrigin } from '../shop/checkout/provider-origin.ts';

/**
 * The configuration of the service for a page with a map; undefined before the bundle is built. `?karte=`
 * sets the stand-in's behaviour.
 */
export function mapsOfPage(url: string, script: string | undefined) {
  if (!script) return undefined;
  const { origin, searchParams } = new URL(url);
  const other = providerOrigin(origin);
  const mode = searchParams.get('karte');
  if (mode === 'keine') return undefined;
  const path =
    mode === 'gesperrt'
      ? '/kartendienst/gesperrt.js'
      : `${script}?${new URLSearchParams({ modus: mode ?? 'ok' })}`;
  return {
    configuration: {
      maps: { url: other + path, logo: '/artwork/marker.svg', ...(mode === 'kennung' && { mapId: 'KRUME' }) },
    },
    sources: { 'script-src': other },
  };
}
