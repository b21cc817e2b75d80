/** Findings of `npx krume contract` about a response of the shop API. */
export const contractText = {
  unreachable: (reason: string) => `ist nicht erreichbar: ${reason}`,
  redirected: (to: string) =>
    `leitet um nach ${to}. Ein Aufruf antwortet selbst: Bei einer Umleitung gehen Methode und Inhalt verloren.`,
  status: (status: number, expected: string) => `antwortet mit ${status}, erwartet wird ${expected}.`,
  otherProduct:
    ' Gibt es dieses Produkt im Shop? Ein anderes nennen Sie mit --product, eines mit Varianten mit --configurable.',
  notJson: (type: string) => `antwortet mit Content-Type «${type}», erwartet wird application/json.`,
  malformed: 'antwortet mit Text, der kein JSON ist.',
  empty: 'antwortet ohne Inhalt.',
  field: (path: string, expected: string, received: string) =>
    `antwortet mit «${path}» = ${received}, erwartet wird ${expected}.`,
  missing: (path: string, expected: string) => `antwortet ohne «${path}», erwartet wird ${expected}.`,
  entry: (number: number, list: string, issue: string) =>
    `Eintrag ${number} der Liste ${list === '(alles)' ? '' : `«${list}» `}würde weggelassen: ${issue}`,
  ignored: (issue: string) => `Eine Angabe würde übergangen: ${issue}`,
  more: (count: number) => `Und ${count} weitere Angaben derselben Antwort.`,
  cached: (value: string) =>
    `antwortet mit «Cache-Control: ${value}». Die Antwort gehört einer Person und darf in keinem Cache liegen: «no-store».`,
  noCacheControl:
    'antwortet ohne «Cache-Control». Die Antwort gehört einer Person: «no-store» hält sie aus jedem Cache fern.',
  noDate: 'antwortet ohne «Date». Ohne sie stimmen die Liefertermine auf Geräten mit falscher Uhr nicht.',
  slow: (ms: number) => `hat ${ms} ms gebraucht. Nach 15 Sekunden gilt ein Aufruf als gescheitert.`,
  large: (bytes: number) => `ist ${bytes} Zeichen lang. Mehr als 5 Millionen liest das Bündel nicht.`,
  unsignedOpen: (status: number) =>
    `antwortet ohne Anmeldung mit ${status}, erwartet wird 401: Daran erkennt das Bündel, dass niemand angemeldet ist.`,
  refusalBody: (field: string) =>
    `lehnt ab, ohne «${field}» zu nennen. Erwartet wird {"Code": …, "Message": "…", "Data": {…}}: «Message» wird der Kundin gezeigt.`,
  notRefused: (status: number, what: string) =>
    `antwortet auf ${what} mit ${status}, erwartet wird eine Ablehnung (4xx).`,
  crashed: (status: number, what: string) =>
    `antwortet auf ${what} mit ${status}. Ein 5xx gilt als unbekannt: Das Bündel fragt nach, statt den Fehler zu melden.`,
  unknownOrder: (status: number) =>
    `antwortet auf einen unbekannten Schlüssel mit ${status}, erwartet wird 404: Sonst meldet das Bündel eine Bestellung, die es nicht gibt.`,
} as const;

/** Values that the rules expect. */
export const ignoredText = {
  weekday: 'eine Zahl von 0 (Montag) bis 6',
  seconds: 'Sekunden seit Mitternacht, von 0 bis 86400',
  date: 'ein Datum wie 2026-12-24 oder 2026-12-24T09:00:00+01:00',
  afterStart: 'ein Datum nach dem Anfang',
} as const;

/** Findings about calls that change data, with `--write`. */
export const changeText = {
  notAdded: 'hat das Produkt nicht in den Warenkorb gelegt: GET /rest/cart/ zeigt es nicht.',
  appliedTwice:
    'hat denselben «Idempotency-Key» zweimal angewendet. Bei einer Störung liegt so alles doppelt da.',
  otherResponse: 'antwortet auf denselben «Idempotency-Key» anders als beim ersten Mal.',
  newKeyIgnored: 'hat eine zweite Änderung mit neuem «Idempotency-Key» nicht angewendet.',
  wrongTotal: (claimed: number, found: number) =>
    `antwortet mit totalItems = ${claimed}, im Warenkorb liegen ${found} Stück.`,
  quantityKept: (found: number) => `hat die Anzahl nicht geändert: Es sind noch ${found}.`,
  notRemoved: 'hat die Position nicht entfernt: GET /rest/cart/ zeigt sie noch.',
  noMethods:
    'antwortet ohne Lieferart für eine Adresse in Basel. Prüfen Sie --address oder die Liefergebiete.',
  onlyPickup:
    'bietet keine Lieferung an, die sich ohne Filiale prüfen lässt: Nennen Sie mit --delivery eine.',
  noPayment: 'antwortet ohne Zahlungsart.',
  wishNotKept: 'hat das Produkt nicht auf die Wunschliste gelegt: GET /rest/wishlist/ nennt es nicht.',
  wishNotRemoved: 'hat das Produkt nicht von der Wunschliste entfernt.',
  addressNotKept: 'hat die Adresse nicht gespeichert: GET /rest/profile/address/ zeigt sie nicht.',
  addressNotRemoved: 'hat die Adresse nicht gelöscht.',
  hasBody: 'antwortet mit einem Inhalt, erwartet wird keiner.',
  withoutToken: (status: number, header: string) =>
    `nimmt eine Änderung ohne «${header}» an (${status}), erwartet wird 403 oder 419.`,
  orderKept: 'lässt den Warenkorb nach der Bestellung gefüllt.',
  orderNotFound: 'findet die Bestellung unter ihrem Schlüssel nicht.',
} as const;

/** Findings about a shop on another origin. */
export const originText = {
  preflight: (status: number) =>
    `antwortet auf die Vorabfrage (OPTIONS) mit ${status}, erwartet wird 200 oder 204.`,
  allowOrigin: (value: string, origin: string) =>
    `erlaubt «${value}», erwartet wird «Access-Control-Allow-Origin: ${origin}». Mit Cookies genügt «*» nicht.`,
  credentials: 'erlaubt keine Cookies: «Access-Control-Allow-Credentials: true» fehlt.',
  methods: (method: string) => `erlaubt ${method} nicht: In «Access-Control-Allow-Methods» fehlt es.`,
  headers: (name: string) => `erlaubt «${name}» nicht: In «Access-Control-Allow-Headers» fehlt es.`,
  expose: 'zeigt «Date» nicht: «Access-Control-Expose-Headers: Date» fehlt.',
} as const;

export const contractReport = {
  fits: (calls: number) => `Alle ${calls} geprüften Aufrufe entsprechen dem Vertrag.`,
  findings: (findings: number, calls: number) =>
    `${findings === 1 ? 'Ein Punkt' : `${findings} Punkte`} bei ${calls === 1 ? 'einem geprüften Aufruf' : `${calls} geprüften Aufrufen`}.`,
  neededBy: (widgets: string) => `Gebraucht von: ${widgets}`,
  skipped: (calls: string, reason: string) => `Nicht geprüft (${reason}): ${calls}`,
  needsWrite: 'ändert etwas, mit --write',
  needsSession: 'nur angemeldet, mit --login oder --cookie',
  needsOrder: 'bestellt, mit --write --order',
  needsBotCheck: 'braucht eine Bot-Prüfung im Browser',
  needsEarlier: 'ein Aufruf davor ist nicht gelungen',
} as const;
