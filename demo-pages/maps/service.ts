import { providerOrigin } from '../shop/checkout/provider-origin.ts';

/** What a page with a map says of the service; undefined before the bundle is built. `?karte=` says how the stand-in behaves. */
export function mapsOfPage(address: string, script: string | undefined) {
  if (!script) return undefined;
  const { origin, searchParams } = new URL(address);
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
