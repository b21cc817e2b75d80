// @vitest-environment page
import { object } from 'valibot';
import { expect, test } from 'vitest';
import { checkAttributes } from '../../../../shared/diagnostics/checks/attributes.ts';
import * as attribute from '../../../../shared/model/attributes.ts';
import { getElement, setPage } from '../../../support/page/page.ts';

test('checkAttributes reports name instead of data-name, unless HTML defines the attribute name for the element', () => {
  const reportsOf = (host: string) => {
    setPage(host);
    return checkAttributes(getElement('[data-widget]'), object({ name: attribute.text }), {}, () => true);
  };
  expect(reportsOf('<div data-widget="x" name="Zopf"></div>')).toEqual([
    expect.stringContaining('data-name'),
  ]);
  for (const tag of ['form', 'iframe'])
    expect(reportsOf(`<${tag} data-widget="x" data-name="Zopf" name="zopf"></${tag}>`)).toEqual([]);
});
