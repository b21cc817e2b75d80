/** The event list, its filter, and the page of an event. @see site.md sections 2.13 and 8 */
export const eventsText = {
  loading: 'Events werden geladen …',
  count(count: number, isFiltered: boolean) {
    if (count === 0)
      return isFiltered ? 'Keine Events passen zu Ihrer Auswahl.' : 'Zurzeit sind keine Events geplant.';
    return count === 1 ? '1 Event' : `${count} Events`;
  },
  failed: 'Events konnten nicht geladen werden.',
} as const;

/** Texts of the server's form. No widget uses them, so no page loads them. */
export const eventFormText = {
  category: 'Kategorie',
  /** Labels by number of the API */
  categories: [
    'Alle',
    'Kindergeburtstag in der Bäckerei',
    'Kindergeburtstag in der Confiserie',
    'Weitere Anlässe für Kinder',
  ],
  month: 'Monat',
  submit: 'Anzeigen',
  showAll: 'Alle Events anzeigen',
  more: 'Mehr Events laden',
} as const;
