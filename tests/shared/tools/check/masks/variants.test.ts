import { expect, test } from 'vitest';
import { nothing, opaque, unknown } from '../../../../../shared/tools/check/masks/characters.ts';
import { variantsOf } from '../../../../../shared/tools/check/masks/variants.ts';

/** The variants of a source. Each kind of mask is shown as a letter. */
const read = (source: string, name = 'a.html') =>
  variantsOf(source, name).map((variant) =>
    variant.replaceAll(unknown, 'U').replaceAll(nothing, 'N').replaceAll(opaque, 'M'),
  );

test('each variant from variantsOf has the same length and the same line breaks as the template', () => {
  const source = '<p>\r\n{{ a\n|b }}{# c\n #}</p>{% if x %}\n1{% endif %}<?php echo 1;\n?>';
  for (const variant of variantsOf(source, 'a.php')) {
    expect(variant).toHaveLength(source.length);
    expect(variant.replace(/[^\r\n]/g, '')).toBe(source.replace(/[^\r\n]/g, ''));
  }
});

test('variantsOf does not change HTML that contains no template expressions', () => {
  expect(read('<style>a{b:c}</style><p>{a} @if 5 % 3</p>')).toEqual([
    '<style>a{b:c}</style><p>{a} @if 5 % 3</p>',
  ]);
});

test('variantsOf masks template values, template statements and inserted markup with different characters', () => {
  expect(read('<p>{{a}}{%b%}{{{c}}}</p>')).toEqual(['<p>UUUUU     MMMMMMM</p>']);
});

test('variantsOf uses no spaces to mask a template statement inside a quoted attribute value', () => {
  expect(read('<p a="{%b%}1" {%c%}>')).toEqual(['<p a="NNNNN1"      >']);
});

test('variantsOf ignores the end marker of a template expression if the marker is inside quotes or brackets', () => {
  expect(read(`<p>{{ {a: {b: "}}"}} }}</p>`)).toEqual([`<p>${'U'.repeat(20)}</p>`]);
});

test('variantsOf returns at least one variant for each branch of a template condition', () => {
  const shown = (source: string) => read(source).map((variant) => variant.replace(/ +/g, ''));
  expect(shown('{%if a%}1{%elif b%}2{%else%}3{%endif%}')).toEqual(['1', '2', '3']);
  expect(shown('{%if a%}1{%endif%}')).toEqual(['1', '']);
  expect(shown('{%for a in b%}1{%endfor%}')).toEqual(['1']);
  expect(shown('{%if a%}{%if b%}1{%else%}2{%endif%}{%else%}3{%endif%}')).toEqual(['1', '2', '3']);
});

test('if template conditions are equal, each variant from variantsOf contains the same branch of these conditions', () => {
  const source = '{%if a%}{%if b%}1{%endif%}<b>{%endif%}x{%if a%}</b>{%endif%}';
  for (const variant of read(source)) expect(variant.includes('<b>')).toBe(variant.includes('</b>'));
});

test('if a template block has no end tag, variantsOf ends the block at the end of the file', () => {
  expect(read('{%if a%}1{%else%}2')).toHaveLength(2);
  expect(read('1{%endif%}2{%else%}3')).toHaveLength(1);
});
