import { checkText } from '../../../text/tools/check.ts';
import { githubReport } from './github.ts';
import type { Result } from './result.ts';
import { sarifReport } from './sarif.ts';

/** Prints a line for each mistake, in a format that editors and terminals turn into links, and a summary. */
function textReport({ mistakes, checked }: Result): string {
  if (!mistakes.length) return checkText.none(checked);
  const lines = mistakes.map(({ name, line, column, text }) => `${name}:${line}:${column} ${text}`);
  const wrong = new Set(mistakes.map(({ name }) => name)).size;
  return [...lines, '', checkText.some(mistakes.length, wrong, checked)].join('\n');
}

/** Prints all mistakes as JSON: `{ "checked": 3, "mistakes": [{ "name", "line", "column", "text", "widget" }] }`. */
const jsonReport = ({ checked, mistakes }: Result): string => JSON.stringify({ checked, mistakes }, null, 2);

/** The output formats, by the name in `--format`. */
export const reports: Readonly<Record<string, (result: Result) => string>> = {
  text: textReport,
  json: jsonReport,
  sarif: sarifReport,
  github: githubReport,
};
