/** The checkout steps after the address. @see shop.md sections 2.7, 4 "Checkout flow", 5 and 8 */
export const shippingText = {
  methods: 'Lieferart',
  date: 'Liefertermin',
  time: 'Uhrzeit',
  timeClosed: (time: string) => `${time} (nicht möglich)`,
  timeMoved: (from: string, to: string) =>
    `Um ${from} Uhr ist die Abholung an diesem Tag nicht möglich. Neue Uhrzeit: ${to} Uhr.`,
  window: 'Lieferfenster',
  branch: 'Filiale',
  chooseBranch: 'Bitte wählen Sie eine Filiale',
  byZip: 'Die Filialen sind nach Postleitzahl geordnet.',
  byDistance: 'Die Filialen sind nach Entfernung von Ihrer Rechnungsadresse geordnet.',
  nearness: 'Die Ordnung nach Entfernung',
  addressIsTold: 'Er erfährt auch Ihre Rechnungsadresse, ohne Namen.',
  sortByDistance: 'Nach Entfernung ordnen',
  allowMaps: 'Google Maps erlauben',
  hours: 'Öffnungszeiten',
  openToday: 'Heute geöffnet.',
  closedToday: 'Heute geschlossen.',
  openOn: (date: string) => `Am ${date} geöffnet.`,
  closedOn: (date: string) => `Am ${date} geschlossen.`,
  bag: 'Bitte bringen Sie für die Abholung Ihre eigene Einkaufstasche mit.',
  none: 'Keine Lieferart verfügbar.',
  loadFailed: 'Liefermethoden konnten nicht geladen werden.',
  saveFailed: 'Adresse konnte nicht gespeichert werden.',
  smallestOrder: (price: string, missing: string) =>
    `Ab einem Bestellwert von ${price}. Es fehlen noch ${missing}.`,
  next: (when: string) => `Nächster möglicher Termin: ${when}`,
  noDate: 'In den nächsten 180 Tagen ist kein Termin möglich.',
  call: (phone: string) => `Rufen Sie uns an: ${phone}`,
  inTheWay: 'Diese Produkte schränken die Auswahl ein',
  removeItem: (name: string) => `${name} aus dem Warenkorb entfernen`,
  methodGone: 'Die gewählte Lieferart ist für diese Adresse nicht verfügbar.',
} as const;

export const paymentText = {
  methods: 'Zahlungsart',
  none: 'Keine Zahlungsmethoden verfügbar.',
  choose: 'Zahlungsart wählen',
  gone: 'Die gewählte Zahlungsart ist für diese Bestellung nicht verfügbar.',
  app: 'Bitte kehren Sie nach der Zahlung in der App in den Shop zurück, damit die Bestellung abgeschlossen werden kann.',
} as const;

export const summaryText = {
  billing: 'Rechnungsadresse',
  shipping: 'Lieferadresse',
  method: 'Lieferart',
  payment: 'Zahlungsart',
  products: 'Produkte',
  subtotal: 'Zwischensumme',
  shippingCost: 'Versandkosten',
  total: 'Gesamtsumme (inkl. MwSt.)',
  comment: 'Bemerkung',
  noComment: 'Keine Bemerkung',
  edit: 'Ändern',
  save: 'Speichern',
  terms: 'Ich akzeptiere die Datenschutz- & Allgemeinen Geschäftsbedingungen',
  dateTaken: (when: string) => `Neuer Termin: ${when}`,
  cartChanged: 'Der Warenkorb hat sich geändert. Bitte prüfen Sie Ihre Bestellung.',
  order: 'Kostenpflichtig bestellen',
  ordering: 'Ihre Bestellung wird übermittelt',
  orderFailed: 'Bestellung konnte nicht abgeschlossen werden.',
  unknown:
    'Wir wissen nicht, ob Ihre Bestellung angekommen ist. Versuchen Sie es noch einmal: Auch dann wird nur einmal bestellt.',
  unknownEarlier:
    'Wir wissen nicht, ob Ihre letzte Bestellung angekommen ist. Versuchen Sie es noch einmal: Wir fragen zuerst nach.',
  retry: 'Erneut versuchen',
} as const;

/** The state of an order and its payment, and the next step. */
export const orderText = {
  thanks: 'Vielen Dank für Ihre Bestellung',
  number: (incrementId: string) => `#${incrementId}`,
  numberLabel: 'Ihre Bestellnummer',
  goOn: 'Weiter einkaufen',
  pay: 'Jetzt bezahlen',
  checking: 'Wir fragen nach, was aus Ihrer Bestellung geworden ist.',
  failed: 'Die Bestellung konnte nicht abgefragt werden.',
  signIn: 'Melden Sie sich an, um diese Bestellung zu sehen.',
  done: 'Wir haben Ihre Bestellung erhalten.',
  /** @param total undefined if unknown */
  paid: (total?: string) => `Ihre Zahlung ${total ? `von ${total} ` : ''}ist eingegangen.`,
  paidTwice: (total?: string) =>
    `Ihre Bestellung ist bezahlt. Es ${total ? `wurden zweimal ${total}` : 'wurde der Betrag zweimal'} belastet: Den zweiten Betrag zahlen wir Ihnen zurück, Sie müssen nichts tun.`,
  paidTwiceHeading: 'Ihre Zahlung ist zweimal eingegangen',
  cancelledHeading: 'Sie haben die Zahlung abgebrochen',
  failedHeading: 'Die Zahlung wurde abgelehnt',
  unpaid: 'Es wurde nichts belastet. Ihre Bestellung wartet auf die Zahlung.',
  pendingHeading: 'Ihre Zahlung ist noch nicht bestätigt',
  pending:
    'Falls Sie schon bezahlt haben, müssen Sie nichts tun: Sobald die Zahlung bestätigt ist, backen wir.',
  unknownHeading: 'Ihre Bestellung ist bei uns',
  unknown: 'Wie es um die Zahlung steht, wissen wir noch nicht.',
  mayBeUnderWay:
    'Vielleicht ist schon eine Zahlung unterwegs: Bezahlen Sie nur, wenn Sie sicher sind, dass Sie noch nicht bezahlt haben.',
  noProvider:
    'Die Seite für die Zahlung antwortet nicht. Ihre Bestellung ist bei uns: Versuchen Sie noch einmal, sie zu bezahlen.',
  incomplete:
    'Die Bezahlung konnte nicht gestartet werden. Bitte rufen Sie uns an, die Bestellung ist bei uns.',
  toCart: 'Weiter mit dem neuen Warenkorb',
  askAgain: 'Erneut nachfragen',
} as const;

export const orderedText = {
  heading: 'Das haben Sie bestellt',
  when: 'Termin',
  pickup: 'Abholung',
  email: 'E-Mail',
  names: {
    delivery: 'Termin',
    branch: 'Filiale',
    billing: 'Rechnungsadresse',
    shipping: 'Lieferadresse',
    total: 'Gesamtsumme',
  },
  differs: (names: readonly string[]) =>
    `Bitte prüfen Sie Ihre Bestellung: Sie ist anders als auf der Übersicht, die Sie bestätigt haben (${names.join(', ')}). Vermutlich wurde sie gleichzeitig auf einem anderen Gerät geändert. Wenn etwas nicht stimmt, rufen Sie uns an.`,
} as const;
