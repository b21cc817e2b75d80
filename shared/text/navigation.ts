/** @see site.md sections 2.6 and 2.7 */
export const navigationText = {
  menu: 'Menü',
  site: 'Webseite',
  shop: 'Online Shop',
  back: 'Zurück',
  close: 'Schliessen',
  loading: 'Das Menü wird geladen',
  below: (title: string) => `${title}: Unterseiten`,
  filter: 'Filter',
} as const;
