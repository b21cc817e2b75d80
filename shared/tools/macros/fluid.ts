import type { Ref } from '../../../fixtures/template/nodes.ts';
import type { Template } from '../../../fixtures/template/template.ts';
import { describeParams } from './describe-params.ts';
import { type Tags, writeTags } from './tags.ts';

/** Prints a template as a partial of TYPO3's Fluid, version 2.7 or later. Fluid itself escapes values. */
export const fluid = ({ about, fields, nodes }: Template): string => `<f:comment>
  ${about}

${describeParams(fields)
  .map((line) => `  ${line}`)
  .join('\n')}
</f:comment>${writeTags(tags, nodes)}`;

/** File name of a partial, such as `HeartToggle`. */
export const partialName = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase());

const path = ({ scope, name }: Ref) => [scope, name].filter(Boolean).join('.');

const tags: Tags = {
  text: (ref) => `{${path(ref)}}`,
  markup: (ref) => `{${path(ref)} -> f:format.raw()}`,
  flag: (ref) => `{f:if(condition: ${path(ref)}, then: 'true', else: 'false')}`,
  round: '{round.cycle}',
  encoded(parts) {
    const text = parts.map((part) => (typeof part === 'string' ? part : `{${path(part)}}`)).join('');
    return `{f:format.urlencode(value: '${text}')}`;
  },
  when(test, yes, no) {
    const condition = () => {
      if (test.is === 'first') return '{round.isFirst}';
      const value = `{${path(test.ref)}}`;
      if (test.is === 'equal') return `${value} == '${test.to}'`;
      // `false == '0'` is true in Fluid, but a missing value is not equal to '0'
      if (test.is === 'present') return `${value} || ${value} == '0'`;
      const { kind } = test.ref.param;
      // `0 != ''` is true in Fluid, but a missing value equals ''
      return kind === 'text' || kind === 'number' || kind === 'markup' ? `${value} != ''` : value;
    };
    const otherwise = no && `<f:else>${no}</f:else>`;
    return `<f:if condition="${condition()}"><f:then>${yes}</f:then>${otherwise}</f:if>`;
  },
  each: (list, body) =>
    `<f:for each="{${path(list)}}" as="${list.param.item}" iteration="round">${body}</f:for>`,
  json(fields) {
    const entries = Object.entries(fields);
    const optional = entries.find(([, ref]) => ref.param.isOptional);
    const encode = (some: typeof entries) =>
      `{f:format.json(value: {${some.map(([name, ref]) => `${name}: ${path(ref)}`).join(', ')}}) -> f:format.raw()}`;
    if (!optional || entries.length === 1) return encode(entries);
    const [, ref] = optional;
    return tags.when(
      { is: 'given', ref },
      encode(entries),
      encode(entries.filter((one) => one !== optional)),
    );
  },
  // Uses tags, because Fluid would print an inline expression between the braces of an object as text
  jsonValue: (ref) => `<f:format.raw><f:format.json value="{${path(ref)}}" /></f:format.raw>`,
};
