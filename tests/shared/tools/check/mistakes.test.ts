// @vitest-environment page
import { expect, test } from 'vitest';
import { fixtures } from '../../../../fixtures/index.ts';
import { mistakes, parserMistakes } from '../../../../fixtures/mistakes/index.ts';
import { templateChecker } from '../../../../shared/tools/check/check-template.ts';
import { catalogue } from '../../../../widgets/catalogue.ts';
import { missingConfiguration } from '../../../support/data/configuration.ts';
import { contracts } from '../../../support/data/contracts.ts';

// The template checker must find the mistakes that the debug overlay reports

const check = templateChecker({ catalogue, contracts });

/** A complete page with the configuration that its widgets need. */
const pageOf = (html: string) =>
  `<!DOCTYPE html>
<html lang="de"><head><title>Krume</title>${missingConfiguration(html)}</head><body>${html}</body></html>`;

const textsOf = async (html: string) =>
  (await check({ name: 'page.html', text: pageOf(html), isServed: true })).map(({ text }) => text);

const all = [...mistakes, ...parserMistakes];

/** Mistakes that appear only after mounting. */
const needsMount = all.filter(({ says }) => says.includes(' zeigt ')).map(({ what }) => what);

/** Mistakes with a second finding, for example because the HTML parser drops a form inside a form. */
const reportsMore = [
  'a form inside another form',
  'a checkout in a button, with a form inside that is also a widget',
  'quotes of a word processor around two words',
];

test('the template checker finds the mistakes that the debug overlay finds, except those that appear after mounting', async () => {
  const missed: string[] = [];
  for (const { what, html, says } of all) if (!(await textsOf(html)).includes(says)) missed.push(what);
  expect(missed.filter((what) => !needsMount.includes(what))).toEqual([]);
  expect(missed).toEqual([
    'two forgotten end tags, of a link and its widget',
    'two forgotten end tags, with a text after them',
    'two forgotten end tags, of a form and its widget',
    'a field that the component does not show',
    'a picture in a price',
    'a part of the page inside the fallback after a missing end tag',
    'a greeting in the address book',
  ]);
  expect(missed.length).toBeLessThan(all.length / 10);
});

test('except for listed pages, the template checker reports at most one mistake in each wrong page and none in the corrected page', async () => {
  for (const { what, html, mended } of all) {
    expect(await textsOf(mended), what).toEqual([]);
    const texts = await textsOf(html);
    if (!reportsMore.includes(what))
      expect(texts.length, `${what}: ${texts.join('\n')}`).toBeLessThanOrEqual(1);
  }
});

const examples = Object.entries(fixtures).flatMap(([name, list]) =>
  list.map(({ title, html }) => [`${name}, ${title}`, html] as const),
);

test.each(examples)(
  'the template checker reports no mistake in an HTML fragment that contains the fixture %s',
  async (_, html) => {
    expect(await check({ name: 'part.html', text: html })).toEqual([]);
    expect(await check({ name: 'part.html', text: html, isServed: true })).toEqual([]);
  },
);
