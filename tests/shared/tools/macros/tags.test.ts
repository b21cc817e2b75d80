import { expect, test } from 'vitest';
import { all, any, first, type Nodes, not, part, refs, when } from '../../../../fixtures/template/nodes.ts';
import { flag, text } from '../../../../fixtures/template/params.ts';
import { type Tags, writeTags } from '../../../../shared/tools/macros/tags.ts';

const { a, b } = refs({ a: flag(''), b: text('') }, '');

const none = () => '';
const tags: Tags = {
  text: ({ name }) => `{${name}}`,
  markup: none,
  flag: none,
  round: '',
  encoded: none,
  when: (test, yes, no) => `[${'ref' in test ? test.ref.name : test.is}?${yes}:${no}]`,
  each: none,
  json: none,
  jsonValue: none,
};

test.each<[string, Nodes, string]>([
  ['not', when(not(a), 'yes', 'no'), '[a?no:yes]'],
  ['all', when(all(a, b), 'yes', 'no'), '[a?[b?yes:no]:no]'],
  ['any', when(any(a, b), 'yes', 'no'), '[a?yes:[b?yes:no]]'],
  ['not all', when(not(all(a, b)), 'yes'), '[a?[b?:yes]:yes]'],
  ['first', when(not(first), part`${b}`), '[first?:{b}]'],
  ['two equal branches', when(a, 'yes', 'yes'), 'yes'],
])('writeTags writes a combined template condition as nested simple conditions: %s', (_, nodes, code) => {
  expect(writeTags(tags, nodes)).toBe(code);
});

test('writeTags throws an error if the markup of a template contains braces outside of JSON', () => {
  expect(writeTags(tags, part`{"@type":"Answer","text":${b}}`)).toBe('{"@type":"Answer","text":{b}}');
  expect(() => writeTags(tags, part`<style>p {}</style>`)).toThrow('A template cannot contain braces');
});
