import { parseArgs } from 'node:util';
import { version } from '../../../../package.json';
import { checkText } from '../../../text/tools/check.ts';
import type { Template } from '../../check/check-template.ts';
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
    // One after another, because they share a document; the next one is read meanwhile
    let next = readNext(names[0], values.served);
    for (const [index] of names.entries()) {
      const template = await next;
      next = readNext(names[index + 1], values.served);
      if (template) mistakes.push(...(await checkOne(template)));
    }
    const text = report({ mistakes, checked: names.length, version });
    if (text) console.log(text);
    return mistakes.length ? 1 : 0;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    console.error(error.message);
    return 2;
  }
}

/** A failure is thrown where the template is used. */
function readNext(name: string | undefined, isServed: boolean): Promise<Template | undefined> {
  const template = name === undefined ? Promise.resolve(undefined) : readTemplate(name, isServed);
  template.catch(() => undefined);
  return template;
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
