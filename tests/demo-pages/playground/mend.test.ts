// @vitest-environment page
import { expect, test } from 'vitest';
import { indexIn, rangeIn } from '../../../demo-pages/playground/finding.ts';
import { mendOf } from '../../../demo-pages/playground/mend.ts';
import { mistakes } from '../../../fixtures/mistakes/index.ts';
import { checkTemplates } from '../../../shared/tools/check/check-templates.ts';

const findingIn = (markup: string) => async () => {
  const check = await checkTemplates();
  return check({ name: 'a.html', text: markup });
};

const suggested = mistakes.filter(({ says }) => says.includes('Meinten Sie'));

test('in the playground, applying the suggestion for a known mistake corrects the mistake', async () => {
  const left: string[] = [];
  let count = 0;
  for (const { html } of suggested) {
    for (const finding of await findingIn(html)()) {
      if (!finding.text.includes('Meinten Sie')) continue;
      count++;
      const edit = mendOf(html, finding);
      const mended = edit ? html.slice(0, edit.from) + edit.insert + html.slice(edit.to) : html;
      const rest = await findingIn(mended)();
      if (rest.some(({ text }) => text === finding.text))
        left.push(`${finding.text} ${JSON.stringify(edit)}`);
    }
  }
  expect(left).toEqual([]);
  expect(count).toBeGreaterThan(20);
});

test('if a finding has no suggestion, the playground proposes no edit', () => {
  expect(mendOf('<p>', { line: 1, column: 1, text: 'Widget «x» fehlt.' })).toBeUndefined();
});

test('if a suggestion renames an attribute that is not in the markup, the playground proposes no edit', () => {
  const text = 'Widget «x» kennt data-a nicht. Meinten Sie data-b?';
  expect(mendOf('<p data-ab="1">', { line: 1, column: 1, text })).toBeUndefined();
});

test('indexIn() recognizes every kind of line break, and moves a position outside the text to the nearest position', () => {
  const markup = 'a\r\nb\rc\nd';
  expect([1, 2, 3, 4].map((line) => markup[indexIn(markup, { line, column: 1 })])).toEqual([...'abcd']);
  expect(indexIn(markup, { line: 9, column: 9 })).toBe(markup.length);
  expect(indexIn('', { line: 1, column: 1 })).toBe(0);
});

test('the editor of the playground underlines the attribute or the tag of a finding', () => {
  const markup = '<p\n data-x="1">';
  const partAt = (line: number, column: number) => {
    const { from, to } = rangeIn(markup, { line, column, text: '' });
    return markup.slice(from, to);
  };
  expect(partAt(1, 1)).toBe('<p');
  expect(partAt(2, 2)).toBe('data-x');
});
