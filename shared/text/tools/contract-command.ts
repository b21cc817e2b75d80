/** Output of `krume contract`, without the findings. */
export const contractCommandText = {
  summary: 'prüft, ob eine Schnittstelle dem Vertrag entspricht',
  help: `Aufruf: npx krume contract <Adresse> --product <Nummer> [Angaben]

Stellt der Schnittstelle unter <Adresse>/rest/… jeden Aufruf und nennt, was das Bündel
nicht brauchen kann. Ohne --write wird nur gelesen.

  --product <Nummer>        ein Produkt ohne Varianten, das bestellt werden kann
  --configurable <Nummer>   ein Produkt mit Varianten
  --quantity <Anzahl>       seine kleinste Anzahl; ohne Angabe 1
  --write                   versucht auch, was etwas ändert: Warenkorb, Bewertung und mit
                            Anmeldung Wunschliste und Adressen
  --order                   bestellt, mit --write
  --address <JSON>          Adresse eines Gastes; ohne Angabe eine in Basel
  --delivery <JSON>         method, carrier, storeId, deliveryDate, deliveryTime
  --login <Name:Passwort>   meldet sich im Formular des Shops an; ohne Passwort gilt das in
                            der Umgebungsvariablen KRUME_PASSWORD
  --login-page <Adresse>    die Seite mit dem Formular; ohne Angabe /login
  --cookie <Cookies>        statt dessen die Cookies einer angemeldeten Kundin: «name=wert; …»
  --header <Name: Wert>     ein Kopf jedes Aufrufs; mehrmals erlaubt
  --csrf <Name>             welcher davon das CSRF-Token ist: Ohne ihn muss abgelehnt werden
  --origin <Herkunft>       die Herkunft der Seiten, wenn sie eine andere ist: prüft CORS
  --format text|json        Form der Ausgabe; ohne Angabe text

Rückgabe: 0 alles entspricht, 1 es gibt Punkte, 2 falscher Aufruf oder
unerwarteter Fehler.`,
  base: 'Nennen Sie die eine Adresse der Schnittstelle: https://shop.example/api',
  credentials:
    'In der Adresse steht ein Passwort. Nennen Sie es mit --header "Authorization: Basic …", die Adresse ohne.',
  login:
    '--login braucht ein Passwort: «anna@shop.example:…», oder es steht in der Umgebungsvariablen KRUME_PASSWORD.',
  loginPage: (page: string) =>
    `--login-page ist «${page}», erwartet wird eine Adresse: https://shop.example/login`,
  product: 'Nennen Sie mit --product ein Produkt, das bestellt werden kann.',
  format: (format: string) => `Die Form «${format}» gibt es nicht. Möglich sind text und json.`,
  quantity: (quantity: string) => `--quantity ist «${quantity}», erwartet wird eine ganze Zahl ab 1.`,
  header: (line: string) => `--header «${line.split(':')[0]}» braucht einen Doppelpunkt: «X-Shop: basel».`,
  csrf: (name: string) => `--csrf nennt «${name}»: Sein Wert fehlt, mit --header "${name}: …".`,
  json: (name: string) => `--${name} ist kein JSON-Objekt.`,
  orderNeedsWrite: '--order bestellt etwas und braucht --write.',
} as const;
