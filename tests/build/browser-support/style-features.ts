import type { CompatStatement } from '@mdn/browser-compat-data';
import postcss, { AtRule, type Declaration, Node, type Rule } from 'postcss';
import { bcd, lacking, statement, supported } from './compat-data.ts';

type Browsers = typeof supported;

const functions = new Map<string, CompatStatement[]>();
collect(bcd.css.types);

/** Collects functions such as `light-dark()` from all levels of MDN's data about types. */
function collect(tree: object | undefined): void {
  for (const [name, entry] of Object.entries(tree ?? {})) {
    if (name === '__compat') continue;
    const known = statement(tree, name);
    if (known) functions.set(name, [...(functions.get(name) ?? []), known]);
    collect(entry);
  }
}

/**
 * The features of a style sheet that some browser lacks, each with the browsers that lack it. Omits rules inside
 * `@supports`.
 */
export function lackingInStyles(source: string, browsers: Browsers = supported): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (name: string, tree: object | undefined, key: string) => {
    const who = lacking(statement(tree, key), browsers);
    if (who.length) found.set(name, who);
  };
  const onDeclaration = ({ prop, value }: Declaration) => {
    note(prop, bcd.css.properties, prop);
    for (const [word] of value.matchAll(/[a-z][a-z-]+/g))
      note(`${prop}: ${word}`, bcd.css.properties?.[prop], word);
    for (const [, unit = ''] of value.matchAll(/\d([a-z]+)\b/g))
      note(`1${unit}`, bcd.css.types?.length, unit);
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) {
      const all = functions.get(name)?.map((each) => lacking(each, browsers)) ?? [];
      if (all.length && all.every((each) => each.length)) found.set(`${name}()`, all[0] ?? []);
    }
  };
  const onRule = ({ selector }: Rule) => {
    for (const [name, , key = ''] of selector.matchAll(/(::?)([a-z-]+)/g)) note(name, bcd.css.selectors, key);
  };
  const onAtRule = ({ name, params }: AtRule) => {
    note(`@${name}`, bcd.css['at-rules'], name);
    if (name !== 'media') return;
    for (const [feature] of params.matchAll(/(?<![\d.])[a-z][a-z-]+/g))
      note(`@media ${feature}`, bcd.css['at-rules']?.media, feature.replace(/^(min|max)-/, ''));
    if (/[<>]/.test(params)) note('@media <', bcd.css['at-rules']?.media, 'range_syntax');
  };
  postcss.parse(source).walk((node) => {
    if (isInSupports(node)) return;
    if (node.type === 'decl') onDeclaration(node);
    if (node.type === 'rule') onRule(node);
    if (node.type === 'atrule') onAtRule(node);
  });
  return found;
}

function isInSupports({ parent }: Node): boolean {
  if (parent instanceof AtRule && parent.name === 'supports') return true;
  return parent instanceof Node && isInSupports(parent);
}
