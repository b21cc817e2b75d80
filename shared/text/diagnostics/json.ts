import { cmsText } from './cms.ts';

export const jsonText = {
  leftPlaceholder: (placeholder: string) =>
    `Der Platzhalter ${placeholder} ist stehen geblieben: Das CMS hat ihn nicht ersetzt.`,
  byteOrderMark:
    'Am Anfang steht ein unsichtbares Zeichen (BOM): Speichern Sie die Datei als «UTF-8 ohne BOM».',
  curlyQuote: (quote = '') => `Statt ${quote} gehört hier das gerade Anführungszeichen " hin.`,
  specialBlank:
    'Hier steht ein besonderes Leerzeichen, wie es Textprogramme setzen: Ersetzen Sie es durch ein gewöhnliches.',
  entity: (written: string) =>
    `${written} wird hier nicht gelesen: Schreiben Sie das Zeichen selbst, etwa ". ${cmsText.escaped}`,
  insertedTag: (written: string) => `${written} gehört nicht in JSON: Es muss weg. ${cmsText.escaped}`,
  comment: 'In JSON gibt es keine Kommentare: Dieser muss weg.',
  unfinished: 'Hier fehlt noch etwas: Das JSON hört mitten drin auf.',
  missingBefore: (sign = '') => `Vor ${sign} fehlt etwas.`,
  unquotedName: (name: string) => `Namen stehen in Anführungszeichen: "${name}".`,
  missingName: 'Hier gehört ein Name in "…" hin.',
  otherWord: (word: string, known: string) => `Statt ${word} schreiben Sie ${known}.`,
  illegibleNumber: (number: string) =>
    `${number} ist keine Zahl, wie sie hier stehen muss: eine Zahl mit Punkt, zum Beispiel 12.50.`,
  unquotedText: (word: string) => `Ein Text steht in Anführungszeichen: "${word}".`,
  strayStart: (sign = '') => `Mit ${sign} beginnt hier nichts.`,
  semicolon: 'Statt des Semikolons gehört hier ein Komma hin.',
  otherBracket: (found = '', expected = '') => `Statt ${found} gehört hier ${expected} hin.`,
  missingCommaOrBackslash:
    'Hier fehlt ein Komma. Gehört das noch zum Text davor, so schreiben Sie Anführungszeichen darin als \\".',
  missingComma: 'Davor fehlt ein Komma.',
  curlyEnd: (quote = '') => `Der Text endet mit ${quote} statt mit dem geraden Anführungszeichen ".`,
  endlessText: 'Dieser Text endet nicht auf seiner Zeile: Es fehlt ein ", oder der Umbruch muss \\n heissen.',
  decimalComma: (whole: string, decimals: string) =>
    `Zahlen haben einen Punkt statt des Kommas: ${whole}.${decimals}.`,
  equalsSign: 'Statt = gehört hier ein Doppelpunkt hin.',
  missingColon: 'Hier fehlt ein Doppelpunkt.',
  tooDeep: (bracket: string) =>
    `So tief in anderen liest hier niemand ${bracket}: Das JSON muss flacher werden.`,
  trailingComma: (bracket: string) => `Das Komma vor ${bracket} ist zu viel: Es muss weg.`,
  doubledComma: 'Hier steht ein Komma zu viel.',
  openBracket: (end: string, begin: string, { line, column }: { line: number; column: number }) =>
    `Am Ende fehlt ${end}, das zu ${begin} in Zeile ${line}, Spalte ${column} gehört.`,
  tab: 'Hier steht ein Tabulator: In einem Text schreiben Sie dafür \\t.',
  controlCharacter: 'Hier steht ein unsichtbares Steuerzeichen: Es muss weg.',
  singleBackslash: 'Ein einzelner Rückstrich: Schreiben Sie \\\\.',
  nothing: 'Es steht nichts darin: Schreiben Sie mindestens {}.',
  finalSemicolon: 'Das Semikolon am Ende muss weg.',
  afterEnd: 'Hier ist das JSON schon zu Ende, und es folgt noch etwas: Es muss weg.',
} as const;
