/** @see site.md section 2.8 */
export const searchText = {
  products: 'Produkte',
  categories: 'Kategorien',
  pages: 'Suchvorschläge',
  all: (count: number) => `Alle Produkte anzeigen (${count})`,
  none: 'Keine Resultate gefunden.',
  results: 'Suchresultate',
  loading: 'Es wird gesucht',
  /** The announcement for screen readers */
  found: (count: number) => (count === 1 ? '1 Resultat' : `${count} Resultate`),
} as const;
