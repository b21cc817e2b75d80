/** @see shop.md section 2.8 */
export const dialogText = {
  error: 'Fehler',
  reload: 'Seite erneut laden',
  close: 'Schliessen',
  retry: 'Erneut versuchen',
  yes: 'Ja',
  cancel: 'Abbrechen',
  question: 'Bitte bestätigen',
  expiredTitle: 'Sie wurden abgemeldet',
  expired: 'Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.',
  login: 'Neu anmelden',
  signInTitle: 'Bitte melden Sie sich an',
  signIn: 'Die Wunschliste ist für angemeldete Kundinnen und Kunden.',
  signInNow: 'Anmelden',
} as const;
