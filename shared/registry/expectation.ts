/**
 * What a kind of value is called to an editor. Kinds that an API answers with say it in a word, as every page carries
 * them; valibot has its own words.
 */
const german: Readonly<Record<string, string>> = {
  price: 'eine Zahl mit Punkt, zum Beispiel 12.50',
  integer: 'eine ganze Zahl',
  count: 'eine ganze Zahl ab 1',
  hours: 'eine Stunde des Tages mit Punkt, zum Beispiel 15.5',
  id: 'eine Nummer oder ein Text',
  text: 'ein Text',
  flag: 'true oder false',
  link: 'eine Adresse dieser Website oder http(s)',
  list: 'eine Liste [ … ]',
  Array: 'eine Liste [ … ]',
  Object: 'ein Objekt { … }',
  string: 'ein Text',
  number: 'eine Zahl mit Punkt, zum Beispiel 12.50',
  boolean: 'true oder false',
};

/** In German, whoever expects it. */
export const expectation = (expected: string): string =>
  Object.hasOwn(german, expected) ? (german[expected] ?? '') : expected;
