import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Liquid } from 'liquidjs';
import nunjucks from 'nunjucks';
import { createArrayLoader, createEnvironment } from 'twing';
import { afterAll, describe, expect, test } from 'vitest';
import { templates } from '../../../../fixtures/templates.ts';
import { partialName } from '../../../../shared/tools/macros/fluid.ts';
import { macros } from '../../../../shared/tools/macros/macros.ts';
import { type Case, cases, docs, hostileCases } from '../../../support/macros/cases.ts';
import { domOf } from '../../../support/macros/dom-of.ts';

const files = macros(templates);
const folder = mkdtempSync(join(tmpdir(), 'krume-macros-'));
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
afterAll(() => rmSync(folder, { recursive: true }));

test('each widget has a macro, and the fixtures use each macro except event-detail', () => {
  const names = templates.map(({ name }) => name);
  expect(Object.keys(docs).filter((name) => !names.includes(name))).toEqual([]);
  const printed = cases.map(({ name }) => name);
  // The macro of event-detail requires a map. The fixtures of event-detail have no map, so they do not use the macro
  expect(Object.keys(docs).filter((name) => !printed.includes(name))).toEqual(['event-detail']);
});

type Print = (all: readonly Case[]) => Promise<readonly string[]>;

interface Exceptions {
  /** Whether the engine prints an empty object as `[]`, which the widgets also accept */
  hasArrays?: boolean;
}

function checkPrints(print: Print, { hasArrays = false }: Exceptions = {}): void {
  const comparable = (dom: string) => (hasArrays ? dom.replaceAll('{}', '[]') : dom);
  test('the macros print the same HTML as the fixtures', () => expectSame(print, cases, comparable));
  test('the macros escape HTML in each text', () => expectSame(print, hostileCases, comparable));
}

const expectedDoms = new Map<Case, string>();

/** The DOM of the fixture's HTML; cached, because each template language is compared with the same fixtures. */
function expectedDom(each: Case): string {
  const dom = expectedDoms.get(each) ?? domOf(each.html);
  expectedDoms.set(each, dom);
  return dom;
}

async function expectSame(
  print: Print,
  all: readonly Case[],
  comparable: (dom: string) => string,
): Promise<void> {
  const htmls = await print(all);
  for (const [index, each] of all.entries())
    expect(`${each.name}\n${comparable(domOf(htmls[index] ?? ''))}`).toBe(
      `${each.name}\n${comparable(expectedDom(each))}`,
    );
}

const macroName = (name: string) => name.replaceAll('-', '_');

const separator = '<!-- next -->';

describe('the Twig macros, rendered by Node', () => {
  checkPrints(async (all) => {
    const calls = all.map(({ name }, index) => `{{ krume.${macroName(name)}(cases[${index}].values) }}`);
    const loader = createArrayLoader({
      'krume.twig': files['twig/krume.twig'] ?? '',
      cases: `{% import 'krume.twig' as krume %}${calls.join(separator)}`,
    });
    const environment = createEnvironment(loader, { autoEscapingStrategy: 'html' });
    return (await environment.render('cases', { cases: all })).split(separator);
  });
});

describe('the Nunjucks macros', () => {
  const environment = new nunjucks.Environment(new nunjucks.FileSystemLoader(join(folder, 'nunjucks')));
  const call = ({ name, values }: Case) =>
    environment.renderString(`{% import 'krume.njk' as krume %}{{ krume.${macroName(name)}(values) }}`, {
      values,
    });
  checkPrints(async (all) => all.map(call));
});

describe('the Liquid macros', () => {
  const engine = new Liquid({ root: join(folder, 'liquid'), extname: '.liquid' });
  checkPrints((all) =>
    Promise.all(all.map(({ name, values }) => engine.renderFile(`krume-${name}`, values))),
  );
});

/** Prints the cases with a command that reads JSON from stdin. */
async function printBy(command: string, words: readonly string[], all: readonly object[]) {
  const { stdout, stderr } = spawnSync(command, words, {
    input: JSON.stringify(all),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (stderr) throw Error(stderr);
  return JSON.parse(stdout);
}

const runs = (command: string, ...words: readonly string[]) => spawnSync(command, words).status === 0;
const support = join(import.meta.dirname, '../../../support/macros');
const hasPhp = runs('php', '--version');

describe.skipIf(!hasPhp)('the PHP macros', () => {
  checkPrints((all) => printBy('php', [join(support, 'render.php'), join(folder, 'php/krume.php')], all));
});

describe.skipIf(!hasPhp || !existsSync('/usr/share/php/Twig/autoload.php'))(
  'the Twig macros, rendered by PHP',
  () => {
    checkPrints((all) => printBy('php', [join(support, 'render-twig.php'), join(folder, 'twig')], all));
  },
);

describe.skipIf(!runs('python3', '-c', 'import jinja2'))('the Jinja macros', () => {
  checkPrints((all) => printBy('python3', [join(support, 'render-jinja.py'), join(folder, 'jinja')], all));
});

/** Path of a clone of https://github.com/TYPO3/Fluid, which neither npm nor Debian provides. */
const fluid = process.env.FLUID ?? '';

describe.skipIf(!hasPhp || !fluid)('the Fluid macros (FLUID=<checkout>)', () => {
  const words = [join(support, 'render-fluid.php'), fluid, join(folder, 'fluid/Partials')];
  const call = ({ name, values }: Case) => ({
    source: `<f:render partial="Krume/${partialName(name)}" arguments="{values}" />`,
    values: { values },
  });
  const print: Print = (all) => printBy('php', words, all.map(call));
  checkPrints(print, { hasArrays: true });
});
