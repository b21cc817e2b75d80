import { version } from '../../../../package.json';
import { checkText } from '../../../text/tools/check.ts';
import { reports } from '../../check/report/report.ts';
import { exitCode, readArguments, UsageError } from '../usage-error.ts';
import { findTemplates, readTemplate } from './templates.ts';

const options = {
  format: { type: 'string', default: 'text' },
  served: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/**
 * Runs `krume check`. Resolves to the exit code: 0 without mistakes, 1 with mistakes, 2 for invalid arguments or an
 * unexpected error.
 */
export const check = (args: readonly string[]): Promise<number> =>
  exitCode(async () => {
    const { positionals, values } = readArguments(args, options, checkText.help);
    if (values.help) {
      console.log(checkText.help);
      return 0;
    }
    const report = Object.hasOwn(reports, values.format) ? reports[values.format] : undefined;
    if (!report) throw new UsageError(checkText.unknownFormat(values.format));
    if (!positionals.length) throw new UsageError(`${checkText.nothingNamed}\n\n${checkText.help}`);
    const names = await findTemplates(positionals);
    const checkOne = await openChecker();
    const mistakes = [];
    // Templates are checked one at a time, because the checks share a document
    for (const name of names) mistakes.push(...(await checkOne(await readTemplate(name, values.served))));
    const text = report({ mistakes, checked: names.length, version });
    if (text) console.log(text);
    return mistakes.length ? 1 : 0;
  });

/** The modules of the widgets need a page while they load. */
async function openChecker() {
  const { openPage } = await import('./open-page.ts');
  openPage();
  const { checkTemplates } = await import('../../check/check-templates.ts');
  return checkTemplates();
}
