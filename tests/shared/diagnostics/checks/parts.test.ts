// @vitest-environment page
import { expect, test } from 'vitest';
import { checkParts } from '../../../../shared/diagnostics/checks/parts.ts';
import { getElement, setPage } from '../../../support/page/page.ts';

test('checkParts ignores elements outside the widget’s host when it looks for a required element', () => {
  const requiredParts = { 'main :is(p, b), main i': 'ein Absatz' };
  const reportsOf = (html: string) => {
    setPage(html);
    return checkParts(getElement('[data-widget]'), {
      ...{ mode: 'enhance', sheet: 'every', requiredParts },
      ...{ slots: {}, intents: {}, events: {}, calls: {} },
    });
  };
  expect(reportsOf('<main><div data-widget="x"><p>Brot</p><i>Zopf</i></div></main>')).toEqual([
    'braucht in seinem HTML main :is(p, b), main i: ein Absatz.',
  ]);
  expect(reportsOf('<div data-widget="x"><main><i>Zopf</i></main></div>')).toEqual([]);
});
