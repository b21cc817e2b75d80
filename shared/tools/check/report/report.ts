import { githubReport } from './github.ts';
import { jsonReport } from './json.ts';
import type { Result } from './result.ts';
import { sarifReport } from './sarif.ts';
import { textReport } from './text.ts';

/** The forms of output, by the name in `--format`. */
export const reports: Readonly<Record<string, (result: Result) => string>> = {
  text: textReport,
  json: jsonReport,
  sarif: sarifReport,
  github: githubReport,
};
