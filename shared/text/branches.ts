/** The branch list and its filter. @see site.md section 2.12 */
export const branchesText = {
  openNow: 'Jetzt geöffnet',
  closedNow: 'Jetzt geschlossen',
  hoursUnknown: 'Öffnungszeiten bitte telefonisch erfragen',
  until: (time: string) => `bis ${time}`,
  closesIn: (minutes: number) => `Schliesst in ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`}`,
  opensAt: (time: string) => `Öffnet um ${time}`,
  opensOn: (day: string, time: string) => `Öffnet ${day} um ${time}`,
  nearestFirst: (count: string) => `${count}, die nächste zuerst`,
  notSorted: 'Die Liste kann zurzeit nicht sortiert werden.',
  noPosition: 'Ihr Standort ist nicht bekannt. Geben Sie stattdessen Ihre Postleitzahl ein.',
  distance: (km: number) => (km < 1 ? `${Math.max(1, Math.round(km * 10)) * 100} m` : `${km.toFixed(1)} km`),
  count: (count: number) =>
    count === 0 ? 'Keine Filiale passt zu Ihrer Auswahl.' : count === 1 ? '1 Filiale' : `${count} Filialen`,
  openingTimes: 'Öffnungszeiten:',
  specialTimes: 'Sonderöffnungszeiten:',
  phone: (number: string) => `Tel: ${number}`,
  directions: 'Route planen',
} as const;

/** Texts of the server's form. No widget uses them, so no page loads them. */
export const branchFormText = {
  /** Labels by code of the API; the first code means all branches */
  kinds: {
    '': 'Alle',
    cafe: 'Café',
    cafebar: 'Cafébar',
    opensunday: 'Sonntagsfilialen',
    city: 'Basler Innenstadt',
    land: 'Baselland',
    market: 'Marktstand',
  },
  kind: 'Filialen',
  zip: 'PLZ',
  near: 'In meiner Nähe',
  submit: 'Anzeigen',
  showAll: 'Alle Filialen anzeigen',
} as const;
