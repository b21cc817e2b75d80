import type { Fields, Kind } from '../../../fixtures/template/params.ts';

const kinds: Readonly<Record<Kind, string>> = {
  text: 'Text',
  number: 'Zahl',
  flag: 'true oder false',
  markup: 'HTML, unverändert gedruckt',
  json: 'Liste oder Objekt',
  record: 'Objekt',
  texts: 'Liste von Texten',
  markups: 'Liste von HTML, unverändert gedruckt',
  list: 'Liste',
};

/** A German line for each parameter. Lines for the fields of list entries are indented below their parameter. */
export const describeParams = (fields: Fields, indent = ''): readonly string[] =>
  Object.entries(fields).flatMap(([name, { kind, about, isOptional, fields }]) => [
    `${indent}- ${name} (${kinds[kind]}${isOptional ? ', freiwillig' : ''}): ${about}`,
    ...describeParams(fields as Fields, `${indent}  `),
  ]);
