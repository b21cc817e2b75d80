/** The branch list and its filter. @see site.md section 2.12 */
export const branchesText = {
  /** By the code of the API; the first one means all branches */
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
  openNow: 'Jetzt geöffnet',
  closedNow: 'Jetzt geschlossen',
  hoursUnknown: 'Öffnungszeiten bitte telefonisch erfragen',
  submit: 'Anzeigen',
  count: (count: number) =>
    count === 0 ? 'Keine Filiale passt zu Ihrer Auswahl.' : count === 1 ? '1 Filiale' : `${count} Filialen`,
  openingTimes: 'Öffnungszeiten:',
  specialTimes: 'Sonderöffnungszeiten:',
  phone: (number: string) => `Tel: ${number}`,
  directions: 'Route planen',
} as const;
