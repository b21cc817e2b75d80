import { checkText } from '../../../text/tools/check.ts';
import type { Result } from './result.ts';

/** One line per mistake, in the form that editors and terminals link, and a summary. */
export function textReport({ mistakes, checked }: Result): string {
  if (!mistakes.length) return checkText.none(checked);
  const lines = mistakes.map(({ name, line, column, text }) => `${name}:${line}:${column} ${text}`);
  const wrong = new Set(mistakes.map(({ name }) => name)).size;
  return [...lines, '', checkText.some(mistakes.length, wrong, checked)].join('\n');
}
