/** @see shop.md section 5, "Selectable dates in the date picker", site.md section 2.20 */
export const datePickerText = {
  format: 'TT.MM.JJJJ',
  open: (label: string) => `${label}: Kalender öffnen`,
  /** @param date as 'Mittwoch, 25. November 2026' */
  change: (label: string, date: string) => `${label}: Kalender öffnen, gewählt ist ${date}`,
  opening: 'Der Kalender wird geladen',
  native: (label: string) => `${label}: Datum wählen`,
  noDate: 'Bitte geben Sie ein Datum in der Form 25.11.2026 ein.',
  next: 'Nächster möglicher Termin',
  /** The shop accepts orders for the next 180 days */
  none: 'In den nächsten 180 Tagen ist kein Termin möglich.',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  month: 'Monat',
  year: 'Jahr',
  /** Screen readers announce this text for a disabled day, before the reason */
  impossible: 'nicht möglich',
} as const;
