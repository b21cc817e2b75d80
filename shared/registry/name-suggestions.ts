import { suggest } from './edit-distance.ts';

/** German words in the names that editors invent, and what stands for them in ours. */
const english: Readonly<Record<string, string>> = {
  ...{ produkt: 'product', artikel: 'product', nummer: 'id', nr: 'id', kennung: 'id', sku: 'id' },
  ...{ anzahl: 'count', menge: 'count', zahl: 'count', preis: 'price', normalpreis: 'regular-price' },
  ...{ aktionspreis: 'special-price', sonderpreis: 'special-price', gewicht: 'weight', ab: 'from' },
  ...{ aktiv: 'active', gemerkt: 'active', titel: 'name', bezeichnung: 'name', link: 'url', adresse: 'url' },
  ...{ href: 'url', warenkorb: 'cart', kasse: 'checkout', wunschliste: 'wishlist', merkliste: 'wishlist' },
  ...{ weiterleitung: 'redirect', umleitung: 'redirect', anmeldung: 'redirect', ziel: 'redirect' },
  ...{ mindestbestellung: 'minimum-order', mindestmenge: 'minimum-order', minimum: 'minimum-order' },
  ...{ minorder: 'minimum-order', maxorder: 'maximum-order', hoechstmenge: 'maximum-order' },
  ...{
    maximalmenge: 'maximum-order',
    variante: 'combination-id',
    produkttyp: 'product-type',
    typ: 'product-type',
  },
  ...{
    bilder: 'images',
    bild: 'images',
    beschriftungen: 'labels',
    beschriftung: 'labels',
    optionen: 'custom-options',
  },
  ...{ varianten: 'configurations', auswahl: 'selections', werte: 'values', allergene: 'allergen-icons' },
  ...{
    gross: 'og',
    klein: 'thumb',
    vorschau: 'thumb',
    widget: 'widget',
    wann: 'on',
    zustand: 'state',
    pfad: 'path',
    zahlung: 'payment',
    zahlungsarten: 'payment',
    karte: 'maps',
    telefon: 'phone',
    tel: 'phone',
    angemeldet: 'authenticated',
    bestellung: 'order-id',
    bestellnummer: 'increment-id',
    adressen: 'addresses',
    vorname: 'first-name',
    nachname: 'last-name',
    firma: 'company',
    strasse: 'street',
    plz: 'zip',
    ort: 'city',
    kreditkarte: 'credit-card',
  },
};

/** `productId`, `product_id` and `Product-ID` are `product-id`. */
const plain = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[_\s.]+/g, '-');

/** In our words, as far as they are known. */
const translated = (name: string) =>
  plain(name)
    .split('-')
    .map((word) => (Object.hasOwn(english, word) ? english[word] : word))
    .join('-');

/** The known name that was meant: by its letters, however it is written, or by the meaning of its German words. */
export function suggestName(name: string, known: readonly string[]): string | undefined {
  const letters = (text: string) => text.replaceAll('-', '');
  const names = known.map((each) => plain(each));
  for (const wanted of [plain(name), translated(name)]) {
    const best = suggest(letters(wanted), names.map(letters));
    const index = names.findIndex((each) => letters(each) === best);
    if (index >= 0) return known[index];
  }
  // «Wunschliste-Adresse» is about the only name that begins with the wishlist
  const [first = ''] = translated(name).split('-');
  const alike = known.filter((_, index) => names[index]?.split('-').includes(first));
  return alike.length === 1 && first.length > 3 ? alike[0] : undefined;
}
