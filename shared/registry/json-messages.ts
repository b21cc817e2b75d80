import { placeholderIn } from './placeholder.ts';

// What editors write in the place of JSON, and the remedy.

const curly = /^[“”„‟«»″‘’‚‛′`´']/;
const blank = /^[\u00A0\u1680\u2000-\u200B\u202F\u205F\u2060\u3000]/;
const entity = /^&(?:#\d+|#x[\da-f]+|\w+);/i;

const words: Readonly<Record<string, string>> = {
  true: 'true',
  wahr: 'true',
  ja: 'true',
  false: 'false',
  falsch: 'false',
  nein: 'false',
  none: 'null',
  null: 'null',
  nil: 'null',
  undefined: 'null',
  nan: 'null',
};

/** What can never begin here, whatever is expected. */
export function startPart(rest: string): string | undefined {
  const placeholder = placeholderIn(rest);
  if (placeholder !== undefined && rest.startsWith(placeholder) && !/^\w/.test(rest))
    return `Der Platzhalter ${placeholder} ist stehen geblieben: Das CMS hat ihn nicht ersetzt.`;
  if (rest.startsWith('\uFEFF'))
    return 'Am Anfang steht ein unsichtbares Zeichen (BOM): Speichern Sie die Datei als «UTF-8 ohne BOM».';
  if (curly.test(rest)) return `Statt ${rest[0]} gehört hier das gerade Anführungszeichen " hin.`;
  if (blank.test(rest))
    return 'Hier steht ein besonderes Leerzeichen, wie es Textprogramme setzen: Ersetzen Sie es durch ein gewöhnliches.';
  const [written] = entity.exec(rest) ?? [];
  if (written) return `${written} wird hier nicht gelesen: Schreiben Sie das Zeichen selbst, etwa ".`;
  if (/^(?:\/\/|\/\*|#|<!--)/.test(rest)) return 'In JSON gibt es keine Kommentare: Dieser muss weg.';
  return undefined;
}

/** A word or a number that stands there as nobody reads it; `isKey` where a name is expected. */
export function barePart(rest: string, isKey = false): string {
  if (!rest) return 'Hier fehlt noch etwas: Das JSON hört mitten drin auf.';
  if (/^[,}\]]/.test(rest)) return `Vor ${rest[0]} fehlt etwas.`;
  const [word = ''] = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(rest) ?? [];
  if (isKey)
    return word ? `Namen stehen in Anführungszeichen: "${word}".` : 'Hier gehört ein Name in "…" hin.';
  const lower = word.toLowerCase();
  const known = Object.hasOwn(words, lower) ? words[lower] : undefined;
  if (known && known !== word) return `Statt ${word} schreiben Sie ${known}.`;
  const [number] = /^[+-]?[\d.][\d.,'’]*(?:\s?[\p{L}%]+)?/u.exec(rest) ?? [];
  if (number)
    return `${number} ist keine Zahl, wie sie hier stehen muss: eine Zahl mit Punkt, zum Beispiel 12.50.`;
  return word ? `Ein Text steht in Anführungszeichen: "${word}".` : `Mit ${rest[0]} beginnt hier nichts.`;
}

/** What stands where only a comma or the end may stand. */
export function separatorPart(rest: string, end: string): string {
  const misplaced = startPart(rest);
  if (misplaced) return misplaced;
  if (rest.startsWith(';')) return 'Statt des Semikolons gehört hier ein Komma hin.';
  if (/^[}\]]/.test(rest)) return `Statt ${rest[0]} gehört hier ${end} hin.`;
  if (/^\p{L}/u.test(rest))
    return 'Hier fehlt ein Komma. Gehört das noch zum Text davor, so schreiben Sie Anführungszeichen darin als \\".';
  return 'Davor fehlt ein Komma.';
}

/** A text without its end: what is wrong, and how many characters after its beginning. */
export function quotePart(text: string): [text: string, at: number] {
  const at = text.search(/[“”„‟″»](?=\s*[,:}\]]|\s*$)/);
  if (at > 0) return [`Der Text endet mit ${text[at]} statt mit dem geraden Anführungszeichen ".`, at];
  return ['Dieser Text endet nicht auf seiner Zeile: Es fehlt ein ", oder der Umbruch muss \\n heissen.', 0];
}
