import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from '../../../../shared/diagnostics/json/json-mistake.ts';
import { seeded } from '../../../support/data/seeded.ts';

const reportOf = (source: string) => {
  const { mistake } = readJson(source);
  return mistake && `${mistake.line}:${mistake.column} ${mistake.text}`;
};

test.each<[what: string, source: string, reportOf: string]>([
  ['a trailing comma', '{"a": 1,\n}', '1:8 Das Komma vor } ist zu viel: Es muss weg.'],
  ['a trailing comma in a list', '{"a": [1, 2, ]}', '1:12 Das Komma vor ] ist zu viel: Es muss weg.'],
  ['two commas in a row', '{"a": 1,, "b": 2}', '1:9 Hier steht ein Komma zu viel.'],
  ['a missing comma', '{\n"a": 1\n"b": 2}', '3:1 Davor fehlt ein Komma.'],
  [
    'a semicolon instead of a comma',
    '{"a": 1; "b": 2}',
    '1:8 Statt des Semikolons gehört hier ein Komma hin.',
  ],
  ['a semicolon at the end', '{"a": 1};', '1:9 Das Semikolon am Ende muss weg.'],
  ['single quotes', "{'a': 1}", `1:2 Statt ' gehört hier das gerade Anführungszeichen " hin.`],
  ['quotes of a word processor', '{„a“: 1}', '1:2 Statt „ gehört hier das gerade Anführungszeichen " hin.'],
  [
    'a closing quote of a word processor',
    '{"a": "Brot”}',
    '1:12 Der Text endet mit ” statt mit dem geraden Anführungszeichen ".',
  ],
  ['a comment', '{ // Produkt\n"a": 1}', '1:3 In JSON gibt es keine Kommentare: Dieser muss weg.'],
  [
    'an HTML entity',
    '{&quot;a&quot;: 1}',
    '1:2 &quot; wird hier nicht gelesen: Schreiben Sie das Zeichen selbst, etwa ". Hat das CMS es so geschrieben, gehört das Widget in einen Block «Individuelles HTML»; das Konto braucht das Recht unfiltered_html.',
  ],
  [
    'a byte order mark',
    '\uFEFF{"a": 1}',
    '1:1 Am Anfang steht ein unsichtbares Zeichen (BOM): Speichern Sie die Datei als «UTF-8 ohne BOM».',
  ],
  [
    'a non-breaking space of a word processor',
    '{\u00A0"a": 1}',
    '1:2 Hier steht ein besonderes Leerzeichen, wie es Textprogramme setzen: Ersetzen Sie es durch ein gewöhnliches.',
  ],
  ['a key without quotes', '{a: 1}', '1:2 Namen stehen in Anführungszeichen: "a".'],
  ['a text without quotes', '{"a": Brot}', '1:7 Ein Text steht in Anführungszeichen: "Brot".'],
  ['ja instead of true', '{"a": ja}', '1:7 Statt ja schreiben Sie true.'],
  ['None instead of null', '{"a": None}', '1:7 Statt None schreiben Sie null.'],
  ['a decimal comma', '{"a": 12,50}', '1:9 Zahlen haben einen Punkt statt des Kommas: 12.50.'],
  [
    'a unit after a number',
    '{"a": 12.50 CHF}',
    '1:13 Hier fehlt ein Komma. Gehört das noch zum Text davor, so schreiben Sie Anführungszeichen darin als \\".',
  ],
  [
    'an apostrophe as thousands separator',
    '{"a": 1\'200}',
    "1:7 1'200 ist keine Zahl, wie sie hier stehen muss: eine Zahl mit Punkt, zum Beispiel 12.50.",
  ],
  ['an equals sign instead of a colon', '{"a" = 1}', '1:6 Statt = gehört hier ein Doppelpunkt hin.'],
  ['a key without a colon', '{"a" 1}', '1:6 Hier fehlt ein Doppelpunkt.'],
  [
    'an opening brace without a closing brace',
    '{"a": [1, 2]',
    '1:13 Am Ende fehlt }, das zu { in Zeile 1, Spalte 1 gehört.',
  ],
  ['a brace instead of a bracket', '{"a": [1, 2}}', '1:12 Statt } gehört hier ] hin.'],
  [
    'a quote in a text',
    '{"a": "das "beste" Brot"}',
    '1:13 Hier fehlt ein Komma. Gehört das noch zum Text davor, so schreiben Sie Anführungszeichen darin als \\".',
  ],
  [
    'a line break in a text',
    '{"a": "Zopf\naus Butter"}',
    '1:7 Dieser Text endet nicht auf seiner Zeile: Es fehlt ein ", oder der Umbruch muss \\n heissen.',
  ],
  [
    'a tab in a text',
    '{"a": "Zopf\t"}',
    '1:12 Hier steht ein Tabulator: In einem Text schreiben Sie dafür \\t.',
  ],
  [
    'a control character in a text',
    '{"a": "Zopf\r"}',
    '1:12 Hier steht ein unsichtbares Steuerzeichen: Es muss weg.',
  ],
  [
    'the value constructor without quotes',
    '{"a": constructor}',
    '1:7 Ein Text steht in Anführungszeichen: "constructor".',
  ],
  ['a single backslash', '{"a": "C:\\Bilder"}', '1:10 Ein einzelner Rückstrich: Schreiben Sie \\\\.'],
  [
    'a template placeholder',
    '{"a": {{ product.images|json }}}',
    '1:7 Der Platzhalter {{ product.images|json }} ist stehen geblieben: Das CMS hat ihn nicht ersetzt.',
  ],
  ['an empty text', ' \n', '1:1 Es steht nichts darin: Schreiben Sie mindestens {}.'],
  ['a key without a value', '{"a": }', '1:7 Vor } fehlt etwas.'],
  [
    'text after the end',
    '{"a": 1} {"b": 2}',
    '1:10 Hier ist das JSON schon zu Ende, und es folgt noch etwas: Es muss weg.',
  ],
])('for %s, the JSON parser reports the position and suggests a remedy', (_, source, sentence) => {
  expect(() => JSON.parse(source)).toThrow();
  expect(reportOf(source)).toBe(sentence);
});

test.each(['{}', '[]', ' {"a": [1, -2.5e3, "\\u00e4\\n", true, null, {"b": {}}]} ', '"Brot"', '[12,50]'])(
  'the JSON parser accepts the valid text %s',
  (source) => {
    expect(() => JSON.parse(source)).not.toThrow();
    expect(reportOf(source)).toBeUndefined();
  },
);

test('readJson lists the keys that occur twice in the same object', () => {
  expect(readJson('{"a": 1, "b": {"a": 2}, "a": 3}').doubled).toEqual(['a']);
});

const pieces = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '"a"',
    '1',
    '01',
    '-',
    '.5',
    '1e3',
    '12,50',
    'true',
    'nul',
    'constructor',
  ],
  ...[
    '\\',
    '\\u12',
    '\\"',
    ' ',
    '\n',
    '\r',
    '\t',
    '\u0001',
    '\u00A0',
    '\uFEFF',
    '\u2028',
    '”',
    '&quot;',
    '//',
    '{{ x }}',
  ],
];

test('readJson reports a mistake if and only if JSON.parse rejects the text', () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => all.join(''));
  const isJson = (source: string) => {
    try {
      JSON.parse(source);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(
      fc.oneof(
        texts,
        fc.json(),
        texts.map((text) => `{"a": "${text}"}`),
      ),
      (source) => {
        expect([source, readJson(source).mistake === undefined]).toEqual([source, isJson(source)]);
      },
    ),
    seeded(3000),
  );
});

test('if lists are nested too deeply, the JSON parser reports a mistake and causes no stack overflow', () => {
  expect(reportOf('['.repeat(100_000))).toBe(
    '1:201 So tief in anderen liest hier niemand [: Das JSON muss flacher werden.',
  );
});
