import type { State } from '../catalogue.ts';

/** Every text of the overlay. */
export const debugText = {
  title: 'Prüfansicht',
  panel: 'Prüfansicht: Widgets dieser Seite',
  counts: 'Anzahl je Zustand',
  list: 'Alle Widgets',
  none: 'Auf dieser Seite ist kein Widget.',
  times: 'Zeiten in Millisekunden seit dem Aufruf der Seite. Ein Klick führt zum Widget.',
  print: 'Als Tabelle in die Konsole',
  fromCatalogue: 'laut Katalog',
  fromMarkup: 'laut Markup',
  widgets: (count: number) => (count === 1 ? '1 Widget' : `${count} Widgets`),
  wrong: (count: number) => `${count} Fehler`,
  showAll: (count: number) => `Alle ${count} anzeigen`,
} as const;

/** A state as editors read it. */
export const stateText: Readonly<Record<State, string>> = {
  unknown: 'unbekannt',
  failed: 'ausgefallen',
  loading: 'lädt',
  waiting: 'wartet',
  ready: 'bereit',
};
