/** Debug overlay checks with German messages: a location that the map cannot show. */
export function checkPlace(host: Element): string[] {
  const has = (name: string) => host.hasAttribute(`data-${name}`);
  const isOfPage = host.getAttribute('data-location') === 'page';
  const around = host.parentElement?.closest('[data-location-id]');
  return [
    ...(has('latitude') && !has('longitude')
      ? ['hat data-latitude ohne data-longitude: Es zeigt keine Markierung. Ergänzen Sie data-longitude.']
      : []),
    ...(has('longitude') && !has('latitude')
      ? ['hat data-longitude ohne data-latitude: Es zeigt keine Markierung. Ergänzen Sie data-latitude.']
      : []),
    ...(isOfPage && !around?.getAttribute('data-location-id')
      ? [
          'hat data-location="page", aber kein Element um es herum hat data-location-id: Es zeigt keine Karte. Setzen Sie data-location-id auf das Element der Filiale.',
        ]
      : []),
    ...(has('location') && has('latitude')
      ? ['hat data-location und data-latitude: Nur eines davon gilt. Entfernen Sie das andere.']
      : []),
  ];
}
