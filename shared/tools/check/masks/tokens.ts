import { readBlade } from './blade.ts';
import { readExpression, readStatement } from './braces.ts';
import { isFluid, readFluid } from './fluid.ts';
import { readPhp } from './php.ts';
import type { Reader, Token } from './token.ts';

/**
 * All template expressions and statements of a file, in order. The name of the file identifies some template languages.
 */
export function tokensOf(source: string, name: string): Token[] {
  const readers: Reader[] = [
    readPhp,
    readExpression,
    readStatement,
    ...(/\.blade\.php$/.test(name) ? [readBlade] : []),
    ...(isFluid(source) ? [readFluid] : []),
  ];
  const start = /[{<@]/g;
  const found: Token[] = [];
  for (let match = start.exec(source); match; match = start.exec(source)) {
    const { index } = match;
    const token = readers.reduce<Token | undefined>((known, read) => known ?? read(source, index), undefined);
    if (!token || token.end <= index) continue;
    found.push(token);
    start.lastIndex = token.end;
  }
  return found;
}
