/** @see site.md sections 2.9 and 4.3 */
export const consentText = {
  accept: 'Akzeptieren',
  decline: 'Ablehnen',
  granted: 'Cookies sind akzeptiert.',
  denied: 'Cookies sind abgelehnt.',
  since: (date: string) => `Ihre Antwort vom ${date}.`,
  /** @example comesFrom('Die Karte', 'Google Maps') */
  comesFrom: (what: string, from: string) =>
    `${what} kommt von ${from}. Beim Laden erfährt dieser Dienst Ihre IP-Adresse und welche Seite Sie ansehen.`,
  onlyThis: 'Ihre Erlaubnis gilt nur für diesen Dienst.',
  privacy: 'Datenschutz',
} as const;
