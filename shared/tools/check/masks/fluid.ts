import { nothing, opaque, unknown } from './characters.ts';
import { endOf } from './scan.ts';
import type { Reader, Token } from './token.ts';

/** Whether a file is a template of Fluid, whose expressions have single braces. */
export const isFluid = (source: string): boolean =>
  /<f:\w|xmlns:f=|\{namespace \w|data-namespace-typo3-fluid/.test(source);

/** Reads `<f:if>`, `</f:if>`, `<f:render …/>`, `{product.name}`, `{f:uri.page(…)}` and `{a -> f:format.json()}`. */
export const readFluid: Reader = (source, start) =>
  source[start] === '<' ? readTag(source, start) : readInline(source, start);

function readTag(source: string, start: number): Token | undefined {
  const [opening, slash = '', space = '', name = ''] =
    /^<(\/?)(\w+):([\w.]+)/.exec(source.slice(start, start + 80)) ?? [];
  if (!opening || space === 'svg' || space === 'xlink') return undefined;
  const end = endOf(source, start + opening.length, '>');
  if (end < 0) return undefined;
  if (name === 'comment' && !slash) {
    const close = source.indexOf(`</${space}:comment>`, end);
    if (close >= 0) return { start, end: source.indexOf('>', close) + 1, mask: nothing };
  }
  return { ...roleOf(name, slash !== '', source.slice(start, end)), start, end };
}

function roleOf(name: string, isEnd: boolean, tag: string): Omit<Token, 'start' | 'end'> {
  if (name === 'if')
    return isEnd
      ? { mask: nothing, role: 'close', block: 'if' }
      : { mask: nothing, role: 'open', block: 'if', mayBeAbsent: true, condition: tag };
  if (name === 'else' && !isEnd) return { mask: nothing, role: 'else' };
  const isSilent =
    /^(?:then|else|for|section|layout|spaceless|variable|switch|case|defaultCase|groupedFor|cycle)$/.test(
      name,
    );
  return { mask: isEnd || isSilent ? nothing : opaque };
}

function readInline(source: string, start: number): Token | undefined {
  if (!/^\{\s*(?:[\w.]+\s*(?:->|\}|\()|\w+:[\w.]+\()/.test(source.slice(start, start + 120)))
    return undefined;
  const end = endOf(source, start + 1, '}');
  if (end < 0) return undefined;
  const isRaw = /f:format\.(?:raw|html)|f:render|f:cObject/.test(source.slice(start, end));
  return { start, end, mask: isRaw ? opaque : unknown };
}
