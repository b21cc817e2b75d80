import type { Fields, Param } from '../../../fixtures/template/params.ts';
import { type Printed, print, resetPrints, watchPrints } from '../../../fixtures/template/print.ts';
import { templates } from '../../../fixtures/templates.ts';
import { hostileTexts } from '../data/hostile.ts';

/** Values for a macro, as JSON, and the HTML that the macro must print. */
export interface Case {
  name: string;
  values: object;
  html: string;
}

const printed: Printed[] = [];
watchPrints((one) => printed.push(one));
export const { docs } = await import('../../../fixtures/index.ts');
resetPrints();

/** A case for each macro call in the widgets' fixtures. */
export const cases: readonly Case[] = printed.map(({ template, values, html }) => ({
  name: template.name,
  values: copy(template.fields as Fields, values),
  html,
}));

const texts = [...hostileTexts, '{% raw %}{{ 1 }}{# #}<?= 1 ?>{f:if()}{{', 'Grüezi – «süss» 🥐 \' "'];

/**
 * Cases with hostile texts: each text is the value of all text parameters of a template, with and without optional
 * parameters.
 */
export const hostileCases: readonly Case[] = templates.flatMap((template) =>
  [...texts, '', '0'].flatMap((text) =>
    [true, false].map((isFull) => {
      const values = invent(template.fields, text.replace('\ud800', ''), isFull);
      return { name: template.name, values, html: String(print(template, values)) };
    }),
  ),
);

function invent(fields: Fields, text: string, isFull: boolean): Record<string, unknown> {
  const given = Object.entries(fields).filter(([, { isOptional }]) => isFull || !isOptional);
  return Object.fromEntries(given.map(([name, param]) => [name, inventValue(param, text, isFull)]));
}

function inventValue({ kind, fields }: Param, text: string, isFull: boolean): unknown {
  const values = {
    text,
    number: isFull ? 2.5 : 0,
    flag: isFull,
    markup: '<b>&amp; ü</b>',
    json: [{ [`name${text}`]: [text, 1.5, true, null] }],
    record: isFull ? { name: text } : {},
    texts: isFull ? [text, text] : [],
    markups: isFull ? ['<i>1</i>', '<i>2</i>'] : [],
  };
  if (kind !== 'list') return values[kind];
  return isFull ? [true, false, true].map((isFull) => invent(fields as Fields, text, isFull)) : [];
}

/** Copies the values that are parameters of a macro. Markup becomes a string. */
function copy(fields: Fields, values: object): Record<string, unknown> {
  const given = Object.entries(fields).filter(([name]) => Reflect.get(values, name) !== undefined);
  return Object.fromEntries(
    given.map(([name, param]) => [name, copyValue(param, Reflect.get(values, name))]),
  );
}

function copyValue({ kind, fields }: Param, value: unknown): unknown {
  if (kind === 'text' || kind === 'markup') return String(value);
  if (kind === 'texts' || kind === 'markups') return [...(value as unknown[])].map(String);
  if (kind === 'list') return (value as object[]).map((entry) => copy(fields as Fields, entry));
  return JSON.parse(JSON.stringify(value));
}
