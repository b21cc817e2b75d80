import { jsonText } from '../../text/diagnostics/json.ts';
import { barePart, quotePart, separatorPart, startPart } from './json-messages.ts';

/** The first syntax error, with its remedy in German. */
export interface JsonMistake {
  /** Line in the JSON, counted from 1 like the column */
  line: number;
  column: number;
  text: string;
}

export interface JsonReading {
  mistake?: JsonMistake | undefined;
  /** Keys that an object contains more than once */
  doubled: readonly string[];
}

/** Maximum depth of nesting: more than any widget needs, and too little to overflow the stack. */
const maxDepth = 200;

class Stop extends Error {
  constructor(
    readonly at: number,
    readonly text: string,
  ) {
    super(text);
  }
}

/** Parses JSON as strictly as `JSON.parse`, and explains the first error. */
export function readJson(source: string): JsonReading {
  const doubled: string[] = [];
  let at = 0;

  const stop = (text: string, place = at): never => {
    throw new Stop(place, text);
  };
  const skip = () => {
    while (/[ \t\r\n]/.test(source.charAt(at))) at++;
  };
  /** Stops with the description of the mistake at this position, otherwise with the given description. */
  const refuse = (otherwise: string): never => stop(startPart(source.slice(at)) ?? otherwise);

  function value(): void {
    skip();
    const rest = source.slice(at);
    const misplaced = startPart(rest);
    if (misplaced) stop(misplaced);
    if (rest.startsWith('{')) object();
    else if (rest.startsWith('[')) array();
    else if (rest.startsWith('"')) string();
    else word(rest);
  }

  function word(rest: string): void {
    const [number] = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.'’])/.exec(rest) ?? [];
    const [known] = /^(?:true|false|null)\b/.exec(rest) ?? [];
    const found = number ?? known ?? stop(barePart(rest));
    at += found.length;
    if (number && /^,\d/.test(source.slice(at)) && isInBraces())
      stop(jsonText.decimalComma(number, String(/\d+/.exec(source.slice(at)))), at);
  }

  const open: string[] = [];
  const isInBraces = () => open.at(-1) === '{';

  function object(): void {
    const keys = new Set<string>();
    list('{', '}', () => {
      if (source[at] !== '"') refuse(barePart(source.slice(at), true));
      const key = string();
      if (keys.has(key)) doubled.push(key);
      keys.add(key);
      skip();
      if (source[at] !== ':') stop(source[at] === '=' ? jsonText.equalsSign : jsonText.missingColon);
      at++;
      value();
    });
  }

  const array = () => list('[', ']', value);

  function list(begin: string, end: string, entry: () => void): void {
    if (open.length === maxDepth) stop(jsonText.tooDeep(begin));
    const began = at++;
    open.push(begin);
    skip();
    while (source[at] !== end) {
      entry();
      skip();
      if (source[at] === ',') {
        const comma = at++;
        skip();
        if (source[at] === end || source[at] === undefined) stop(jsonText.trailingComma(end), comma);
        if (source[at] === ',') stop(jsonText.doubledComma);
      } else if (source[at] !== end) {
        if (source[at] === undefined) {
          stop(jsonText.openBracket(end, begin, placeOf(began)));
        }
        stop(separatorPart(source.slice(at), end));
      }
    }
    at++;
    open.pop();
  }

  function string(): string {
    const began = at++;
    while (source[at] !== '"') {
      const letter = source[at];
      if (letter === undefined || letter === '\n') {
        const [text, place] = quotePart(source.slice(began, at));
        stop(text, began + place);
      }
      if (letter === '\t') stop(jsonText.tab);
      if (letter !== undefined && letter < ' ') stop(jsonText.controlCharacter);
      if (letter === '\\' && !/^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.test(source.slice(at)))
        stop(jsonText.singleBackslash);
      at += letter === '\\' ? 2 : 1;
    }
    at++;
    const text: unknown = JSON.parse(source.slice(began, at));
    return String(text);
  }

  const placeOf = (index: number) => {
    const lines = source.slice(0, index).split('\n');
    return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  };

  try {
    if (!source.trim()) stop(jsonText.nothing);
    value();
    skip();
    if (at < source.length) {
      const rest = source.slice(at);
      stop(rest.trim() === ';' ? jsonText.finalSemicolon : (startPart(rest) ?? jsonText.afterEnd));
    }
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { mistake: { ...placeOf(error.at), text: error.text }, doubled };
  }
  return { doubled };
}
