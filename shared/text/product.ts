/** @see shop.md sections 2.2 and 8 */
export const productText = {
  weight: 'Gewicht',
  noSelection: 'keine Auswahl',
  from: 'ab',
  choice: 'Ihre Auswahl',
  choose: 'Bitte wählen',
  options: 'Dazu',
  voluntary: '(freiwillig)',
  configure: 'Artikel konfigurieren',
  /** @param phone undefined on a page without `data-phone` */
  creatorFailed: (phone: string | undefined) =>
    `Der Konfigurator konnte nicht geladen werden.${phone ? ` Bestellen Sie am Telefon: ${phone}` : ''}`,
  /** A sentence for editors, which follows the name of the widget */
  noCreator: 'startet nicht: Auf der Seite fehlt das Widget «cake-creator» mit derselben Nummer.',
  noId: 'Produktid nicht gefunden.',
  /** The misspelt text is from the specification */
  loadFailed: 'Produktinformtionen konnten nicht geladen werden.',
  noCombination: 'Keine Produktkonfiguration verfügbar.',
} as const;

/** @see shop.md sections 2.2, 4 and 8 */
export const addToCartText = {
  add: 'In den Warenkorb',
  adding: 'Wird hinzugefügt',
  added: 'Erfolgreich hinzugefügt',
  failed: 'Produkt konnte nicht zum Warenkorb hinzugefügt werden.',
  unknown: 'Es ist nicht bekannt, ob das Produkt im Warenkorb ist. Bitte sehen Sie im Warenkorb nach.',
  amount: 'Anzahl',
  fewer: 'Eins weniger',
  more: 'Eins mehr',
  fewerOf: (name: string) => `${name}: eins weniger`,
  moreOf: (name: string) => `${name}: eins mehr`,
  amountNow: (amount: number) => `Anzahl: ${amount}`,
  amountCorrected: (amount: string) => `Die Anzahl wurde auf ${amount} angepasst.`,
  amountWrong: (min: number) => `Bitte geben Sie eine Anzahl ab ${min} ein.`,
} as const;

/** @see shop.md section 2.2, "Image gallery" */
export const galleryText = {
  broken: 'kann keines seiner Bilder laden. Es bleibt beim HTML des Servers.',
  back: 'Vorherige Bilder',
  forward: 'Weitere Bilder',
  picture: (number: number) => `Bild ${number}`,
} as const;

/** @see shop.md section 2.2 */
export const readMoreText = { more: 'mehr', less: 'weniger' } as const;
