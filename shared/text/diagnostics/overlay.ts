export const debugText = {
  title: 'Prüfansicht',
  page: 'Seite',
  panel: 'Prüfansicht: Widgets dieser Seite',
  counts: 'Anzahl je Zustand',
  move: 'Verschieben: ziehen, oder mit den Pfeiltasten',
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

/** The columns of the table that the debug overlay writes to the console. */
export const columnText = {
  name: 'Widget',
  state: 'Zustand',
  strategy: 'Strategie',
  waiting: 'wartet (ms)',
  loading: 'lädt (ms)',
  ready: 'bereit (ms)',
  problem: 'Fehler',
} as const;

/** Names for editors: the states of a widget, and `mistake` for a finding outside of widgets. */
export const stateText = {
  mistake: 'Hinweis',
  unknown: 'unbekannt',
  failed: 'ausgefallen',
  loading: 'lädt',
  waiting: 'wartet',
  ready: 'bereit',
} as const;
