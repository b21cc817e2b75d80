/**
 * The map service's configuration for a page with a map; undefined before the first build. The query parameter `karte`
 * sets how the stand-in behaves.
 */
export function mapsOfPage(services: string, url: string, script: string | undefined) {
  if (!script) return undefined;
  const mode = new URL(url).searchParams.get('karte');
  if (mode === 'keine') return undefined;
  const path =
    mode === 'gesperrt'
      ? '/kartendienst/gesperrt.js'
      : `${script}?${new URLSearchParams({ modus: mode ?? 'ok' })}`;
  return {
    configuration: {
      maps: {
        url: services + path,
        logo: '/artwork/marker.svg',
        ...(mode === 'kennung' && { mapId: 'KRUME' }),
      },
    },
    sources: { 'script-src': services },
  };
}
