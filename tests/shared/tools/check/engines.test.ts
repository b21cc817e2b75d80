// @vitest-environment page
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtures } from '../../../../fixtures/index.ts';
import { mistakes, parserMistakes } from '../../../../fixtures/mistakes/index.ts';
import { templateChecker } from '../../../../shared/tools/check/check-template.ts';
import { catalogue } from '../../../../widgets/catalogue.ts';
import { configuration } from '../../../support/data/configuration.ts';
import { contracts } from '../../../support/data/contracts.ts';
import { sampledEach } from '../../../support/data/sampled-tests.ts';
import { engines } from './engines.ts';
import { rewritings } from './rewritings.ts';

const checkInTask = templateChecker({ catalogue, contracts });

/** Checks a template in a new task, because happy-dom frees the elements of a page only at the end of a task. */
async function check(file: string, text: string): Promise<string[]> {
  await new Promise((resolve) => setImmediate(resolve));
  return (await checkInTask({ name: file, text })).map((each) => `${each.line}:${each.column} ${each.text}`);
}

const folder = join(import.meta.dirname, 'templates');

test.each(readdirSync(folder))(
  'the template checker reports the misspelt data-produkt-id in the example template %s',
  async (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const line = text.split('\n').findIndex((each) => each.includes('data-produkt-id')) + 1;
    const column = (text.split('\n')[line - 1] ?? '').indexOf('data-produkt-id') + 1;
    expect(await check(file, text)).toEqual([
      expect.stringMatching(/^\d+:\d+ Widget «heart-toggle» data-product-id fehlt/),
      expect.stringMatching(
        new RegExp(`^${line}:${column} Widget «heart-toggle» kennt data-produkt-id nicht`),
      ),
    ]);
    expect(await check(file, text.replace('data-produkt-id', 'data-product-id'))).toEqual([]);
  },
);

const examples = Object.entries(fixtures).flatMap(([name, list]) =>
  list.map(({ title, html }) => ({ name: `${name}, ${title}`, html })),
);

const cases = Object.keys(engines).flatMap((language) =>
  Object.keys(rewritings).map((what) => [language, what] as const),
);

sampledEach(cases, 16)(
  'in the template language %s, the template checker accepts correct markup with %s',
  async (language, what) => {
    const { [language]: engine } = engines;
    const { [what]: rewrite } = rewritings;
    if (!engine || !rewrite) throw Error(language);
    for (const { name, html } of examples)
      expect(await check(engine.file, engine.start + rewrite(html, engine)), name).toEqual([]);
  },
);

/** Mistakes that the checker can find: they need no mounted widget and are not in template expressions. */
const found = [...mistakes, ...parserMistakes].filter(({ says }) => !/ zeigt |Platzhalter/.test(says));

sampledEach(Object.keys(engines), 4)(
  'in the template language %s, the template checker reports mistakes that are in a condition inside a loop',
  async (language) => {
    const { [language]: engine } = engines;
    if (!engine) throw Error(language);
    for (const { what, html, says } of found) {
      const head = html.includes('data-krume-config') ? '' : configuration;
      const body = engine.loop(engine.branch('<p>Nichts</p>', html));
      const texts = await check(
        engine.file,
        `${engine.start}<html><head>${head}</head><body>${body}</body></html>`,
      );
      expect(
        texts.map((text) => text.replace(/^\S+ /, '')),
        what,
      ).toContain(says);
    }
  },
);
