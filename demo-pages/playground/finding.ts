/** A mistake in the markup that the preview has found. */
export interface Finding {
  /** Line number; the first line is 1 */
  line: number;
  /** Column number; the first column is 1 */
  column: number;
  text: string;
}

/** Replaces the markup between two indexes. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** Converts a line and column into an index in the markup. A position outside the markup becomes the nearest index. */
export function indexIn(markup: string, { line, column }: Pick<Finding, 'line' | 'column'>): number {
  const starts = [0, ...[...markup.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)];
  const start = starts[Math.min(line, starts.length) - 1] ?? 0;
  return Math.min(start + column - 1, markup.length);
}

/** The range of markup to underline: from the position of a finding to the end of the name or tag there. */
export function rangeIn(markup: string, finding: Finding): { from: number; to: number } {
  const from = indexIn(markup, finding);
  const [word = ''] = /^<?[^\s<>="']+/.exec(markup.slice(from)) ?? [];
  return { from, to: from + word.length };
}
