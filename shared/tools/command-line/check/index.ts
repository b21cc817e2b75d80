import { parseArgs } from 'node:util';
import { version } from '../../../../package.json';
import { checkText } from '../../../text/tools/check.ts';
import { reports } from '../../check/report/report.ts';
import { findTemplates, readTemplate, WrongUse } from './templates.ts';

/** Runs `krume check`. Resolves to the exit code: 0 no mistakes, 1 mistakes, 2 wrong use. */
export async function check(args: readonly string[]): Promise<number> {
  try {
    const { positionals, values } = read(args);
    if (values.help) {
      console.log(checkText.help);
      return 0;
    }
    const report = Object.hasOwn(reports, values.format) ? reports[values.format] : undefined;
    if (!report) throw new WrongUse(checkText.unknownFormat(values.format));
    if (!positionals.length) throw new WrongUse(`${checkText.nothingNamed}\n\n${checkText.help}`);
    const names = await findTemplates(positionals);
    const checkOne = await openChecker();
    const mistakes = [];
    // One after another: they share a document
    for (const name of names) mistakes.push(...(await checkOne(await readTemplate(name, values.served))));
    const text = report({ mistakes, checked: names.length, version });
    if (text) console.log(text);
    return mistakes.length ? 1 : 0;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    console.error(error.message);
    return 2;
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        served: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message : error}\n\n${checkText.help}`);
  }
}

/** The widgets' modules need a page while they load. */
async function openChecker() {
  const { openPage } = await import('./open-page.ts');
  openPage();
  const { checkTemplates } = await import('../../check/check-templates.ts');
  return checkTemplates();
}
