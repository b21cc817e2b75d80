/** Messages about a wrong value and the expected value. */
export const valueText = {
  missing: 'fehlt',
  missingInJson: 'fehlt in data-widget-props',
  is: (value: string) => `ist ${value}`,
  expected: (place: string, received: string, expected: string) =>
    `${place} ${received}${expected && `, erwartet wird ${expected}`}`,
  list: 'eine Liste',
  object: 'ein Objekt',
  noJson: 'kein Wert, den JSON kennt',
  /** The mistake of a list or an object with invalid contents */
  invalidContents: 'enthält, was nicht passt',
  leftPlaceholder: (placeholder: string) => `. Der Platzhalter ${placeholder} ist stehen geblieben`,
  curlyQuotes: '. Die Anführungszeichen eines Textprogramms gehören nicht dazu',
  blanks: '. Die Leerzeichen müssen weg',
  /** The mistake of a flag without a value, which a template prints for false */
  emptyFlag: (name: string) =>
    `hat ${name} ohne Wert: Das gilt als false. Drucken Sie true oder false, in Twig {{ x ? 'true' : 'false' }}, in Jinja {{ 'true' if x else 'false' }}, in Liquid {% if x %}true{% else %}false{% endif %}, in Fluid {f:if(condition: x, then: 'true', else: 'false')}, in PHP <?= $x ? 'true' : 'false' ?>.`,
  /** An entry of a list, counted from 1 */
  entry: (number: number) => `Eintrag ${number}`,
} as const;

/** Matches the descriptions of values that can only be written in JSON. */
export const structureText = /data-widget-props|^eine Liste|^list$/;

/** Descriptions of types for editors, by the `expects` of a schema. */
export const expectedText: Readonly<Record<string, string>> = {
  price: 'eine Zahl mit Punkt, zum Beispiel 12.50',
  integer: 'eine ganze Zahl',
  count: 'eine ganze Zahl ab 1',
  hours: 'eine Stunde des Tages mit Punkt, zum Beispiel 15.5',
  id: 'eine Nummer oder ein Text',
  key: 'eine Nummer oder ein Text',
  text: 'ein Text',
  flag: 'true oder false',
  link: 'eine Adresse dieser Website oder http(s)',
  list: 'eine Liste [ … ]',
  Array: 'eine Liste [ … ]',
  Object: 'ein Objekt { … }',
  Texte: 'ein Objekt, dessen Werte Texte sind, wie {"Accept-Language": "de"}',
  string: 'ein Text',
  number: 'eine Zahl mit Punkt, zum Beispiel 12.50',
  boolean: 'true oder false',
};
