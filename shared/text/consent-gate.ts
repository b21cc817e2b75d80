/** The consent question that is shown instead of a service. @see site.md section 4.3 */
export const consentGateText = {
  /** @example comesFrom('Die Karte', 'Google Maps') */
  comesFrom: (what: string, from: string) =>
    `${what} kommt von ${from}. Beim Laden erfährt dieser Dienst Ihre IP-Adresse und welche Seite Sie ansehen.`,
  onlyThis: 'Ihre Erlaubnis gilt nur für diesen Dienst.',
  privacy: 'Datenschutz',
} as const;
