import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { Rule } from 'postcss';
import { expect, test } from 'vitest';

// When an attribute changes, Chromium restyles all descendants that match the last part of any selector with that
// attribute. If the last part is a tag such as `p` or `a`, these are most elements of a long list.

const root = join(import.meta.dirname, '../..');

const ofEveryPage = /\b(?:every\.page|base|panels|key-button)\.css$/;

/** The full selector of a nested rule. */
function wholeSelector({ selector, parent }: Rule): string {
  const outer = parent instanceof Rule ? parent : parent?.parent;
  if (!(outer instanceof Rule)) return selector;
  const around = wholeSelector(outer);
  return selector.includes('&') ? selector.replaceAll('&', around) : `${around} ${selector}`;
}

const withoutParentheses = (selector: string): string => {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutParentheses(shorter);
};

/** Whether a selector with a widget's state selects descendants only by tag or position. */
function isBroad(selector: string): boolean {
  if (!selector.includes('[data-widget-state')) return false;
  const parts = withoutParentheses(selector)
    .trim()
    .split(/[\s>+~]+/);
  return parts.length > 1 && !/[.#[]/.test(parts.at(-1) ?? '');
}

/** Whether a selector depends on the contents of the whole page and selects elements inside the page. */
function isOfWholePage(selector: string): boolean {
  const [first = '', ...others] = postcss.list.split(selector.trim(), [' ', '>', '+', '~'], false);
  return /^(?::root|html|body)\b.*:has\(/.test(first) && others.length > 0;
}

/** The selectors of all style sheets for which `isFound` returns true, as `file: selector`. */
async function findSelectors(isFound: (selector: string, file: string) => boolean): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ['shared/ui', 'widgets'])
    for (const file of await readdir(join(root, folder), { recursive: true })) {
      if (!file.endsWith('.css')) continue;
      postcss.parse(await readFile(join(root, folder, file), 'utf8')).walkRules((rule) => {
        for (const selector of postcss.list.comma(wholeSelector(rule)))
          if (isFound(selector, file)) found.push(`${file}: ${selector}`);
      });
    }
  return found;
}

test("page style sheets do not combine a widget's state with a tag name in one selector", async () => {
  expect(await findSelectors((selector, file) => ofEveryPage.test(file) && isBroad(selector))).toEqual([]);
});

// Such a selector makes Chromium restyle the whole page for each new element
test('no CSS selector of a widget depends on the contents of the whole page', async () => {
  expect(await findSelectors(isOfWholePage)).toEqual([]);
});

test.each([
  [':root:not(:has(:focus > [data-transition])) .krume-picture', true],
  ['html:has(dialog[open]) > body', true],
  ['html:has(.krume-dialog[open])', false],
  ['[data-widget="x"]:has(a) b', false],
])('the check detects whether %s depends on the whole page: %j', (selector, expected) => {
  expect(isOfWholePage(selector)).toBe(expected);
});

test.each([
  ['[data-widget="x"]:not([data-widget-state="failed"]) > a', true],
  [':is([data-widget-state="failed"]) > :is(p, ul):nth-child(2)', true],
  ['[data-widget-state="failed"] *', true],
  [':is([data-widget-state="failed"]) .krume-with-script', false],
  ['[data-widget-state="failed"] > button + [data-panel]', false],
  ['[data-widget="x"]:not([data-widget-state])', false],
  ['[data-widget="x"] > a', false],
])('the check detects whether %s selects by state and tag name: %j', (selector, expected) => {
  expect(isBroad(selector)).toBe(expected);
});
