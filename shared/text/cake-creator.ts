/** @see shop.md sections 2.3, 4 and 8 */
export const cakeCreatorText = {
  title: 'Happy Cake gestalten',
  loading: 'Konfigurator wird geladen',
  twice:
    'startet nicht: Für dieses Produkt steht davor schon eines auf der Seite. Eines muss weg, sonst gingen beide auf.',
  forgotten:
    'Diese Gestaltung ist auf diesem Gerät nicht mehr bekannt. Mit «Artikel konfigurieren» beginnen Sie eine neue.',
  otherProduct: 'Diese Gestaltung gehört zu einem anderen Produkt und kann hier nicht geöffnet werden.',
  pictureFailed: 'Die Vorschau kann gerade nicht gezeichnet werden.',
  box: 'Ihre Box',
  filled: (count: number, slots: number) => `${count} von ${slots} belegt`,
  /** Omits the quantity if it is 1 */
  price: (quantity: number, price: string) => (quantity === 1 ? price : `${quantity} × ${price}`),
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  addToCart: 'In den Warenkorb',
  lastLook: 'Ein letzter Blick',
  check: 'Bitte prüfen Sie Texte und Bilder: So wird gedruckt.',
  /** Alternative text of the picture of the box */
  contents: (names: string) => `Ihre Box: ${names}`,
  goOn: 'Weiter gestalten',
  adding: 'Wird hinzugefügt',
  added: 'Erfolgreich zum Warenkorb hinzugefügt',
  cancel: 'Abbrechen',
  reset: 'Neustarten',
  stillEmpty: (count: number) =>
    count === 1 ? 'Noch ein Platz ist frei.' : `Noch ${count} Plätze sind frei.`,
  complete: 'Ihre Box ist voll.',
  completeAgain: 'Ihre Box ist voll. Sie kommt zu der Box dazu, die schon im Warenkorb liegt.',
  notKept: 'Ihre Gestaltung kann auf diesem Gerät nicht gesichert werden.',
  elsewhere: {
    asked: {
      changed: 'In einem anderen Fenster wurde dieser Cake geändert.',
      ordered: 'In einem anderen Fenster wurde dieser Cake in den Warenkorb gelegt.',
    },
    shown: {
      changed: 'In einem anderen Fenster geändert: Sie sehen die neue Version.',
      ordered: 'In einem anderen Fenster in den Warenkorb gelegt: Die Box ist wieder leer.',
    },
    question: 'Welche Version soll bleiben?',
    keep: 'Diese Version behalten',
    load: 'Andere Version laden',
  },
  confirmReset: 'Wollen Sie wirklich alle Elemente zurücksetzen?',
  confirmCancel: 'Wollen Sie die Konfiguration wirklich abbrechen?',
  /** 'nicht' is also missing in the specification */
  addFailed: 'Happy-Cake konnte zum Warenkorb hinzugefügt werden.',
  unknown: 'Es ist nicht bekannt, ob Ihr Happy Cake im Warenkorb ist. Bitte sehen Sie im Warenkorb nach.',
  /** @param phone undefined on a page without `data-phone` */
  noOption: (phone: string | undefined) =>
    `Dieses Produkt nimmt keine Bilder entgegen. Bitte rufen Sie uns an${phone ? `: ${phone}` : '.'}`,
  tooLarge: (size: string, most: string) =>
    `Ihre Bilder sind zusammen zu gross zum Drucken (${size}, höchstens ${most}). Mit etwas weniger Farbtönen passt es; auf dem Törtchen sieht man das kaum.`,
  reduce: 'Mit weniger Farbtönen bestellen',
  exporting: 'Druckbild wird erstellt',
} as const;

/** The panel beside the box. @see shop.md section 2.3 */
export const cakePanelText = {
  panel: 'Elemente',
  expand: 'Elemente anzeigen',
  minimize: 'Elemente ausblenden',
  empty: 'Noch nichts hinzugefügt.',
  add: '+',
  addLabel: 'Element hinzufügen',
  back: 'Zurück',
  edit: (name: string) => `${name} bearbeiten`,
  clone: (name: string) => `${name} klonen`,
  remove: (name: string) => `${name} löschen`,
  kinds: { text: 'Text', pattern: 'Vorlage', image: 'Bild' },
  text: 'Text einfügen',
  placeholder: 'Text eingeben',
  font: 'Schriftart wählen',
  color: 'Farbe wählen',
  insert: 'Einfügen',
  apply: 'Übernehmen',
  preview: 'So sieht es aus',
  textMissing: 'Bitte geben Sie einen Text ein.',
  textTooLong: 'Der Text ist zu lang für ein Törtchen: Er würde den Rand berühren.',
  wordBroken: 'Ein Wort ist länger als eine Zeile und geht auf der nächsten weiter.',
  noFont: (characters: string) =>
    `Für ${characters} hat dieses Gerät keine Schrift: Auf dem Törtchen wäre nur ein Kästchen.`,
  motif: 'Vorlage einfügen',
  searchMotif: 'Vorlage suchen',
  noMotif: 'Keine Vorlage gefunden.',
  motifFailed: (name: string) => `${name} konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.`,
  image: 'Bild hochladen',
  several:
    'Mehrere Bilder auf einmal sind möglich. Am Computer können Sie Bilder auch auf die Box ziehen oder einfügen.',
  reading: 'Bild wird geladen...',
  newImage: 'Neues Bild hochladen...',
  save: 'Speichern',
  recrop: 'Ausschnitt ändern',
  otherImage: 'Anderes Bild',
  discard: 'Verwerfen',
  waiting: (count: number) =>
    count === 1
      ? 'Ein Bild wartet noch auf den Ausschnitt.'
      : `${count} Bilder warten noch auf den Ausschnitt.`,
  resume: 'Weiter',
  discardWaiting: 'Wartende Bilder verwerfen',
  noRoom: (count: number) =>
    count === 1
      ? 'Die Box ist voll: Ein Bild hat keinen Platz mehr.'
      : `Die Box ist voll: ${count} Bilder haben keinen Platz mehr.`,
  onlyOne: (name: string) => `Auf diesem Platz hat nur ein Bild Platz: ${name}.`,
  /** A message about one of several pictures */
  about: (name: string, message: string) => `${name}: ${message}`,
  used: 'Bereits verwendet',
  insertAgain: (name: string) => `${name} nochmals einfügen`,
  heic: 'Ihr Browser kann HEIC-Bilder nicht lesen. Bitte wählen Sie das Bild als JPEG oder PNG.',
  coarse: (pixels: number) =>
    `Dieses Bild ist klein (${pixels} Pixel) und wird auf dem Törtchen unscharf gedruckt.`,
  goesTo: (number: number) => `Kommt auf Platz ${number}.`,
  editing: (number: number) => `Platz ${number} bearbeiten`,
} as const;

export const cakeSlotText = {
  place: (number: number) => `Platz ${number}`,
  slot: (number: number, name: string | undefined) => `Platz ${number}: ${name ?? 'leer'}`,
  actions: (number: number, name: string) => `Platz ${number}: ${name}`,
  edit: 'Bearbeiten',
  move: 'Verschieben nach',
  moveNow: 'Verschieben',
  target: (number: number, name: string | undefined) =>
    name === undefined ? `Platz ${number} (leer)` : `Platz ${number} (${name}, tauschen)`,
  clone: 'Klonen',
  fill: 'Alle leeren Plätze füllen',
  alternate: 'Leere Plätze abwechselnd füllen mit',
  alternateNow: 'Füllen',
  remove: 'Löschen',
  close: 'Schliessen',
  invitation: 'Wählen Sie einen Platz.',
  hint: 'Pfeiltasten wechseln den Platz, mit der Umschalttaste verschieben sie das Element. Enter zeigt, was möglich ist, Entf löscht.',
} as const;

/** Announcements for screen readers. */
export const cakeNewsText = {
  added: (name: string, place: number) => `${name} liegt auf Platz ${place}.`,
  edited: (name: string, place: number) => `Platz ${place} ist geändert: ${name}.`,
  deleted: (name: string, place: number) => `${name} von Platz ${place} gelöscht.`,
  moved: (name: string, from: number, to: number) => `${name} von Platz ${from} auf Platz ${to}.`,
  swapped: (name: string, from: number, other: string, to: number) =>
    `${name} von Platz ${from} und ${other} von Platz ${to} getauscht.`,
  filled: (count: number) => (count === 1 ? 'Ein Platz gefüllt.' : `${count} Plätze gefüllt.`),
  cleared: 'Alle Plätze sind leer.',
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederholt.',
  full: 'Die Box ist voll.',
  opened: 'Ihre bestellte Gestaltung ist offen.',
  cut: 'Bild zugeschnitten.',
  discarded: 'Bild verworfen.',
  pictureKept: 'Das bisherige Bild bleibt.',
  versionKept: 'Diese Version bleibt.',
  versionLoaded: 'Die andere Version ist geladen.',
  restored: 'Ihre letzte Gestaltung ist wieder da.',
} as const;
