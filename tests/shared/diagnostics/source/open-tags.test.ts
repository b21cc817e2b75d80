// @vitest-environment page
import { expect, test } from 'vitest';
import { openTagFinder } from '../../../../shared/diagnostics/source/open-tags.ts';
import { getElement, setPage } from '../../../support/page/page.ts';

/** The names of what is open around and in the host of this source. */
function openIn(source: string): string[] {
  const host = /<\w+[^>]*data-widget[^>]*>/.exec(source)?.[0] ?? '';
  setPage(`${host}</div>`);
  return openTagFinder(`<html><body>${source}</body></html>`)(getElement('[data-widget]'));
}

test.each([
  ['the host', '<main><div data-widget="x"><p>a</p></main>', ['div']],
  ['the host, at the end of the page', '<div data-widget="x"><p>a</p>', ['div']],
  ['an element in it', '<main><div data-widget="x"><a href="/"><p>a</p></div></main>', ['a']],
  ['an element in it and the host', '<main><div data-widget="x"><form></main>', ['form', 'div']],
  ['what the missing tag of the host leaves open', '<div><div data-widget="x"><p>a</p></div>', ['div']],
  ['a section around it', '<section><div data-widget="x"></div>', ['section']],
  ['an element that ends itself as in XML', '<main><div data-widget="x"/><p>a</p></main>', ['div']],
  ['an element in a cell', '<table><tr><td><div data-widget="x"></td></tr></table>', ['div']],
  [
    'a cell’s, whose end tag stands in the next',
    '<table><td><div data-widget="x"><td></div></table>',
    ['div'],
  ],
])('finds %s', (_, source, names) => {
  expect(openIn(source)).toEqual(names);
});

test.each([
  ['all end tags are there', '<main><div data-widget="x"><p>a</p></div></main>'],
  ['optional ones are left out', '<ul><li><div data-widget="x"><p>a<p>b</div><li>c</ul>'],
  ['a cell and a row are left open', '<table><tr><td><div data-widget="x"></div><tr><td>a</table>'],
  ['an element has no end', '<div data-widget="x"><img src="a.png"><br><input></div>'],
  ['a drawing closes its parts', '<div data-widget="x"><svg><path d="M0 0"/><g><path/></g></svg></div>'],
  ['there is one end tag too many', '<main><div data-widget="x"></div></div></main>'],
  ['an end tag is of nothing', '<div data-widget="x"></span></p>a</div>'],
  ['a link is around a block', '<div data-widget="x"><b><p>a</b></p></div>'],
  [
    'it is a comment, a text or a template',
    '<div data-widget="x"><!-- <div> --><textarea><div></textarea><template><div></template></div>',
  ],
  ['it is in a script', '<div data-widget="x"><script>const a = "<div>"</script></div>'],
  ['an attribute holds it', '<div data-widget="x"><i lang="<section>" title=\'a > b\'>a</i></div>'],
  ['another part of the page is open', '<div data-widget="x"></div><footer><section></footer>'],
])('finds nothing where %s', (_, source) => {
  expect(openIn(source)).toEqual([]);
});

test('of a place that is not in the source, nothing is open', () => {
  setPage('<div data-widget="x" data-late></div>');
  expect(openTagFinder('<main><div data-widget="x"></main>')(getElement('[data-widget]'))).toEqual([]);
});
