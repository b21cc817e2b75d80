/** A mistake in the markup, as the preview reports it. */
export interface Finding {
  /** From 1 */
  line: number;
  /** From 1 */
  column: number;
  text: string;
}

/** A replacement of a part of the markup. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** The index of a line and column in the markup. A position outside of the markup becomes the nearest one in it. */
export function indexIn(markup: string, { line, column }: Pick<Finding, 'line' | 'column'>): number {
  const starts = [0, ...[...markup.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)];
  const start = starts[Math.min(line, starts.length) - 1] ?? 0;
  return Math.min(start + column - 1, markup.length);
}

/** The part of the markup to underline: from the position of the finding to the end of the name or tag there. */
export function rangeIn(markup: string, finding: Finding): { from: number; to: number } {
  const from = indexIn(markup, finding);
  const [word = ''] = /^<?[^\s<>="']+/.exec(markup.slice(from)) ?? [];
  return { from, to: from + word.length };
}
