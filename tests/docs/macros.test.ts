import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { html } from 'hono/html';
import { Liquid } from 'liquidjs';
import nunjucks from 'nunjucks';
import { createArrayLoader, createEnvironment } from 'twing';
import { expect, onTestFinished, test } from 'vitest';
import { heartToggle } from '../../fixtures/markup/heart-toggle.ts';
import { readMore } from '../../fixtures/markup/read-more.ts';
import type { Fields } from '../../fixtures/template/params.ts';
import { templates } from '../../fixtures/templates.ts';
import { macros } from '../../shared/tools/macros/macros.ts';
import { domOf } from '../support/macros/dom-of.ts';

const page = join(import.meta.dirname, '../../docs/reference/macros.md');
const text = readFileSync(page, 'utf8');

const names = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, { kind, isOptional, fields }]) => {
      const isList = ['list', 'texts', 'markups'].includes(kind);
      const inner = kind === 'list' ? ` (${names(fields as Fields)})` : '';
      return `\`${name}${isList ? '[]' : ''}${isOptional ? '?' : ''}\`${inner}`;
    })
    .join(', ');

test('docs/reference/macros.md lists every macro with its parameters', async () => {
  const rows = templates.map(({ name, about, fields }) => `| \`${name}\` | ${about} | ${names(fields)} |`);
  const [before] = text.split('\n| Macro |');
  await expect(
    `${before?.trimEnd()}\n\n| Macro | What the macro prints | Parameters of the macro |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
    'The templates have changed: `npm run test:unit -- tests/docs/macros --update` rewrites the table',
  ).toMatchFileSnapshot(page);
});

const product = { id: 4711, name: 'Ruchbrot «gross» & "rund"', text: '<Mehl> & Wasser' };

/** The HTML that the examples print. */
const printed = domOf(
  `${heartToggle({ productId: product.id, name: product.name, active: false })}${readMore(html`<p>${product.text}</p>`)}`,
);

const example = (language: string) => text.match(RegExp(`\`\`\`${language}\n([^]*?)\`\`\``))?.[1] ?? '';
const files = macros(templates);
const expectExample = (result: string) => expect(domOf(result).replace(/^ \n|\n $/gm, '')).toBe(printed);

test('the Twig example in docs/reference/macros.md renders the expected markup', async () => {
  const loader = createArrayLoader({ 'krume.twig': files['twig/krume.twig'] ?? '', page: example('twig') });
  expectExample(
    await createEnvironment(loader, { autoEscapingStrategy: 'html' }).render('page', { product }),
  );
});

test('the Nunjucks example in docs/reference/macros.md renders the expected markup', () => {
  const source = (name: string) => ({ src: files['nunjucks/krume.njk'] ?? '', path: name, noCache: true });
  const environment = new nunjucks.Environment({ getSource: source });
  expectExample(environment.renderString(example('njk'), { product }));
});

test('the Liquid example in docs/reference/macros.md renders the expected markup', async () => {
  const snippets = templates.map(({ name }) => [`krume-${name}`, files[`liquid/krume-${name}.liquid`] ?? '']);
  const engine = new Liquid({ templates: Object.fromEntries(snippets) });
  expectExample(await engine.parseAndRender(example('liquid'), { product }));
});

test.skipIf(spawnSync('php', ['--version']).status !== 0)(
  'the PHP example in docs/reference/macros.md renders the expected markup',
  () => {
    const code = example('php').replace("require_once 'krume.php';", '');
    const functions = (files['php/krume.php'] ?? '').replace('declare(strict_types=1);', '');
    const input = `${functions}\n$product = json_decode('${JSON.stringify(product)}', true); ?>${code}`;
    expectExample(spawnSync('php', { input, encoding: 'utf8' }).stdout);
  },
);

const runsJinja = spawnSync('python3', ['-c', 'import jinja2']).status === 0;

test.skipIf(!runsJinja)('the Jinja example in docs/reference/macros.md renders the expected markup', () => {
  const templates = { 'krume.jinja': files['jinja/krume.jinja'], page: example('jinja') };
  const code = `import json, sys, jinja2
templates, product = json.load(sys.stdin)
loader = jinja2.DictLoader(templates)
sys.stdout.reconfigure(encoding='utf-8')
print(jinja2.Environment(loader=loader, autoescape=True).get_template('page').render(product=product))`;
  const input = JSON.stringify([templates, product]);
  expectExample(spawnSync('python3', ['-c', code], { input, encoding: 'utf8' }).stdout);
});

const fluid = process.env.FLUID ?? '';

test.skipIf(!fluid)(
  'the Fluid example in docs/reference/macros.md renders the expected markup (FLUID=<checkout>)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'krume-fluid-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'Krume'));
    for (const name of ['HeartToggle', 'ReadMore'])
      writeFileSync(join(folder, `Krume/${name}.html`), files[`fluid/Partials/Krume/${name}.html`] ?? '');
    const code = join(import.meta.dirname, '../support/macros/render-fluid.php');
    const input = JSON.stringify([{ source: example('html'), values: { product } }]);
    const { stdout } = spawnSync('php', [code, fluid, folder], { input, encoding: 'utf8' });
    expectExample(JSON.parse(stdout)[0]);
  },
);
