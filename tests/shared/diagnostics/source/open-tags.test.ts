// @vitest-environment page
import { expect, test } from 'vitest';
import { openTagFinder } from '../../../../shared/diagnostics/source/open-tags.ts';
import { getElement, setPage } from '../../../support/page/page.ts';

/** The tag names of the host, and of elements around or inside the host, whose end tags are missing in the source. */
function openIn(source: string): string[] {
  const host = /<\w+[^>]*data-widget[^>]*>/.exec(source)?.[0] ?? '';
  setPage(`${host}</div>`);
  return openTagFinder(`<html><body>${source}</body></html>`)(getElement('[data-widget]'));
}

test.each([
  ['the host', '<main><div data-widget="x"><p>a</p></main>', ['div']],
  ['a host at the end of the page', '<div data-widget="x"><p>a</p>', ['div']],
  ['an element inside the host', '<main><div data-widget="x"><a href="/"><p>a</p></div></main>', ['a']],
  ['the host and an element inside it', '<main><div data-widget="x"><form></main>', ['form', 'div']],
  ['either the host or the element around it', '<div><div data-widget="x"><p>a</p></div>', ['div']],
  ['a section around the host', '<section><div data-widget="x"></div>', ['section']],
  ['a host that is self-closing, as in XML', '<main><div data-widget="x"/><p>a</p></main>', ['div']],
  ['a host in a table cell', '<table><tr><td><div data-widget="x"></td></tr></table>', ['div']],
  [
    'a host in a table cell if the end tag is in the next cell',
    '<table><td><div data-widget="x"><td></div></table>',
    ['div'],
  ],
])('the end-tag check finds the missing end tag of %s', (_, source, names) => {
  expect(openIn(source)).toEqual(names);
});

test.each([
  ['no end tag is missing', '<main><div data-widget="x"><p>a</p></div></main>'],
  ['only optional end tags are missing', '<ul><li><div data-widget="x"><p>a<p>b</div><li>c</ul>'],
  ['a cell and a row have no end tags', '<table><tr><td><div data-widget="x"></div><tr><td>a</table>'],
  ['the host contains void elements', '<div data-widget="x"><img src="a.png"><br><input></div>'],
  ['SVG elements are self-closing', '<div data-widget="x"><svg><path d="M0 0"/><g><path/></g></svg></div>'],
  ['the page contains an extra end tag', '<main><div data-widget="x"></div></div></main>'],
  ['an end tag has no start tag', '<div data-widget="x"></span></p>a</div>'],
  ['an inline element contains a block', '<div data-widget="x"><b><p>a</b></p></div>'],
  [
    'a start tag is inside a comment, a textarea or a template',
    '<div data-widget="x"><!-- <div> --><textarea><div></textarea><template><div></template></div>',
  ],
  ['a start tag is inside a script', '<div data-widget="x"><script>const a = "<div>"</script></div>'],
  [
    'a start tag is inside an attribute value',
    '<div data-widget="x"><i lang="<section>" title=\'a > b\'>a</i></div>',
  ],
  ['an element after the host has no end tag', '<div data-widget="x"></div><footer><section></footer>'],
])('the end-tag check reports no missing end tag if %s', (_, source) => {
  expect(openIn(source)).toEqual([]);
});

test('the end-tag check ignores a host that a script has inserted', () => {
  setPage('<div data-widget="x" data-late></div>');
  expect(openTagFinder('<main><div data-widget="x"></main>')(getElement('[data-widget]'))).toEqual([]);
});
