// @vitest-environment page
import { expect, test } from 'vitest';
import { hostTagsOutOfCells } from '../../../../shared/diagnostics/checks/table.ts';

const host = '<div data-widget="x"></div>';
const tag = '<div data-widget="x">';

test.each([
  `<table><tr>${host}<td>Zelle</td></tr></table>`,
  `<TABLE><TBODY>${host}<TR><TD>Zelle</TD></TR></TBODY></TABLE>`,
  `<table>${host}</table>`,
  `<table><tr><td>1<tr>${host}</table>`,
  `<table><tr><td><table><tr><td>1</table></td>${host}</tr></table>`,
])('the table check reports a widget that is inside a table but not in a table cell: %s', (source) => {
  expect(hostTagsOutOfCells(source)).toEqual([tag]);
});

test.each([
  `${host}<table><tr><td>Zelle</td></tr></table>`,
  `<table><tr><td>${host}<tr><th>${host}</table>`,
  `<table><caption>${host}</caption><tr><td>1</td></tr></table>${host}`,
  `<table><tr><td><table><tr><td>1</table>${host}</td></tr></table>`,
  `<!-- <table> -->${host}<script>"<table><tr>"</script>${host}<a title="<table>">1</a>${host}`,
])('the table check accepts widgets that are in a table cell or outside of any table: %s', (source) => {
  expect(hostTagsOutOfCells(source)).toEqual([]);
});
