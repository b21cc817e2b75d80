/** Mistakes in the JSON of a host. Each text follows the widget's name. */
export const propsText = {
  unmarked: 'hat ein <script> mit JSON, das niemand liest: Es fehlt data-widget-props darin.',
  noType:
    'braucht <script type="application/json" data-widget-props>: Ohne diesen Typ führt der Browser es als Programm aus.',
  twice: (key: string) =>
    `hat «${key}» zweimal in denselben Klammern von data-widget-props. Es gilt das zweite; eines muss weg.`,
  placeholder: (path: string, placeholder: string) =>
    `hat in data-widget-props bei ${path} den Platzhalter ${placeholder}: Das CMS hat ihn nicht ersetzt.`,
  /** A part of the following sentences */
  where: ' in data-widget-props',
  list: (where: string, path: string) =>
    `hat${where} unter ${path} eine Liste, wo ein Objekt { … } stehen soll.`,
  unknown: (key: string, where: string, remedy: string) => `kennt «${key}»${where} nicht. ${remedy}`,
  under: (where: string, path: string) => `${where} unter ${path}`,
} as const;

/** Mistakes in the elements inside a host. Each text follows the widget's name. */
export const partText = {
  empty:
    'hat ein leeres <p> oder <br>, wie es ein CMS einfügt, wo nur Teile des Widgets stehen dürfen. Es muss weg.',
  missing: (selector: string, part: string) => `braucht in seinem HTML ${selector}: ${part}.`,
  noSlots: (slot: string | null) =>
    `hat data-slot="${slot}", das hier nichts bewirkt: Dieses Widget lässt sein HTML, wie es ist.`,
  noEffect: (intent: string, why: string) =>
    `hat data-widget-intent="${intent}", das hier nichts bewirkt: ${why}`,
  noIntents: 'Dieses Widget holt keine Klicks nach.',
  unknownIntent: (intent: string, remedy: string) => `kennt data-widget-intent="${intent}" nicht. ${remedy}`,
  native: 'Links, Felder und Beschriftungen tun ohnehin, was sie immer tun.',
  submits: 'Der Knopf schickt das Formular ab. Mit type="button" tut er das nicht.',
  lost: (first: string, others: number, end: string) =>
    `zeigt ${first}${others ? ` und ${others} weitere` : ''} nicht, obwohl es in seinem HTML steht.${end ? `${end} Sonst gehört es` : ' Es gehört'} vor oder hinter das Widget.`,
  picture: (name: string) => `das Bild «${name}»`,
  field: (name: string) => `das Feld «${name}»`,
} as const;

/**
 * Mistakes in the position of a host. Each text follows the widget's name; `end` is a sentence about missing end tags.
 */
export const placeText = {
  inForm: (end: string) =>
    `steht in einem <form> und hat selbst eines. Der Browser lässt das innere weg: Es schickt nichts, oder an die falsche Adresse. Setzen Sie das Widget davor oder dahinter.${end}`,
  inControl: (control: string) =>
    `steht in einem <${control}>. Was man darin anklicken kann, nimmt der Browser heraus oder löst beides aus: Setzen Sie das Widget daneben.`,
  inParagraph: (host: string) =>
    `steht in einem <p>, das der Browser vor einem <${host}> schliesst: Das Widget steht jetzt dahinter. Nehmen Sie ein <div> statt des <p>.`,
  inTable:
    'steht in einem <table>, aber in keiner Zelle: Der Browser hat es vor die Tabelle gesetzt. Es gehört in ein <td>.',
  inItself: (name: string, end: string) =>
    `steht in einem anderen «${name}»: Beide täten dasselbe. Es gehört davor oder dahinter.${end}`,
  repeated: (why: string) => `steht mehr als einmal auf der Seite: ${why}`,
} as const;
