/** @see shop.md sections 2.7, 4 "Checkout flow", 5 and 8. The specification does not define all texts. */
export const checkoutText = {
  steps: {
    authenticate: 'Adresse',
    address: 'Adresse',
    shipping: 'Versand',
    payment: 'Zahlungsart',
    summary: 'Bestellübersicht',
    done: 'Fertig',
  },
  progress: 'Schritte der Bestellung',
  stepDone: 'erledigt',
  loading: 'Bitte warten',
  next: 'Weiter',
  back: 'Zurück',
  cancel: 'Abbrechen',
  change: 'Ändern',
  noProducts: 'Keine Produkte im Warenkorb vorhanden.',
  toShop: 'Zum online shop',
  loadFailed: 'Dieser Schritt konnte nicht geladen werden.',
  cartLoadFailed: 'Warenkorb konnte nicht geladen werden.',
} as const;

export const authenticateText = {
  question: 'Wie möchten Sie bestellen?',
  register: 'Registrieren',
  registerHint: 'Mit Konto: Adressen, Wunschliste und Bestellungen an einem Ort.',
  asGuest: 'Als Gast bestellen',
  guestHint: 'Ohne Konto: nur das, was wir für diese Bestellung brauchen.',
  known: 'Sie haben schon ein Konto?',
  login: 'Anmelden',
  noSignup: 'Die Registrierung ist gerade nicht möglich. Sie können als Gast bestellen.',
  email: 'E-Mail',
  newsletter: 'Ich möchte den Newsletter erhalten',
  remember: 'Angaben auf diesem Gerät merken',
  rememberHint:
    'Für 24 Stunden, bis zur Bestellung. Ohne Häkchen bleiben sie nur, solange dieser Tab offen ist.',
  terms: 'Ich akzeptiere die Datenschutz- & Allgemeinen Geschäftsbedingungen',
  differentShipping: 'Abweichende Lieferadresse erfassen',
} as const;

export const addressStepText = {
  billing: 'Rechnungsadresse',
  shipping: 'Lieferadresse',
  same: 'Entspricht der Rechnungsadresse.',
  none: 'Noch keine Adresse hinterlegt.',
  add: 'Hinzufügen',
  change: 'Adresse ändern',
  edit: 'Adresse bearbeiten',
  choose: { billing: 'Rechnungsadresse wählen', shipping: 'Lieferadresse wählen' },
} as const;
