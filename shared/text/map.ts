/** Maps of branches and events. @see site.md sections 2.12, 2.13 and 8 */
export const mapText = {
  what: 'Die Karte',
  load: 'Karte laden',
  loading: 'Karte wird geladen',
  unavailable: 'Die Karte kann zurzeit nicht angezeigt werden.',
  retry: 'Erneut versuchen',
  branches: 'Karte der Filialen',
  place: 'Karte',
  cluster: (count: number) => `${count} Filialen`,
  expanded: (count: number) => `Karte auf ${count} Filialen vergrössert`,
  onMap: 'Auf der Karte zeigen',
  inList: 'In der Liste zeigen',
  locationFailed: 'Standort konnten nicht geladen werden.',
  locationsFailed: 'Standorte konnten nicht geladen werden.',
  eventFailed: 'Event-Karte konnten nicht geladen werden.',
  eventPlaceFailed: 'Event-Standort konnte nicht geladen werden.',
  /** A sentence for editors, which follows the name of the widget «event-map» */
  noEventId: 'hat kein data-event-id: Es zeigt keine Karte. Ergänzen Sie die Nummer des Events.',
} as const;
