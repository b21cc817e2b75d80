/** Labels of the ratings from 0 (VeryBad) to 4 (VeryGood). @see shop.md section 3, "Review" */
export const ratingText = ['Enttäuschend', 'Geht so', 'Ok', 'Gut', 'Ausgezeichnet'] as const;

/** @see shop.md sections 2.2, 4 "Reviews" and 8 */
export const reviewText = {
  write: 'Bewertung schreiben',
  show: (count: number) => `${count === 1 ? '1 Bewertung' : `${count} Bewertungen`} anzeigen`,
  loading: 'Bewertungen werden geladen...',
  loadFailed: 'Bewertungen konnten nicht geladen werden.',
  none: 'Es wurden noch keine Bewertungen abgegeben.',
  stars: (stars: number) => `${stars} von 5 Sternen`,
  more: 'Mehr anzeigen',
  heading: 'Ihre Bewertung',
  rating: 'Sterne',
  name: 'Name',
  title: 'Titel',
  comment: 'Kommentar',
  submit: 'Jetzt bewerten',
  submitting: 'Wird eingetragen',
  submitFailed: 'Review konnte nicht eingetragen werden.',
  unknown:
    'Es ist nicht bekannt, ob Ihre Bewertung eingetragen wurde. Versuchen Sie es noch einmal: Auch dann wird sie nur einmal eingetragen.',
  thanks: 'Vielen Dank für Ihre Bewertung.',
} as const;
