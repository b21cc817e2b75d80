import { safeParse } from 'valibot';
import { flag } from '../../model/attributes.ts';
import { attributeOf } from '../../registry/attribute-name.ts';
import type { PropsSchema } from '../../registry/widget/template-error.ts';
import { attributeText } from '../../text/diagnostics/attributes.ts';
import { nameText } from '../../text/diagnostics/names.ts';
import { valueText } from '../../text/diagnostics/values.ts';
import { isStructure } from '../mistakes/describe-prop-issues.ts';
import { suggestName } from '../mistakes/name-suggestions.ts';
import { placeholderIn } from '../mistakes/placeholder.ts';

const ours = ['data-widget', 'data-widget-on', 'data-widget-state', 'data-widget-intent', 'data-slot'];

/** Attributes of tag managers, test tools and frameworks, which are not reported. */
const foreign =
  /^data-(?:gtm|ga|analytics|track|test|cy|qa|cms|bs|turbo|aos|v|react|astro|sly|hs|wf|name|url)(?:-|$)/;

/** Whether a schema is `flag` or an optional `flag` of `shared/model/attributes.ts`. */
export function isFlag(entry: unknown): boolean {
  const { expects, wrapped } = Object(entry);
  return expects === flag.expects || (wrapped !== undefined && isFlag(wrapped));
}

/** Parses a flag in the same way as a widget; undefined if the value is neither true nor false. */
export function readFlag(raw: unknown): boolean | undefined {
  const { success, output } = safeParse(flag, raw);
  return success ? output : undefined;
}

const letters = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** Reports mistakes in the attributes of a host. Values that the schema rejects are not included. */
export function checkAttributes(
  host: Element,
  schema: PropsSchema,
  json: object,
  accepts: (prop: string, value: string) => boolean,
): string[] {
  const props = Object.entries(schema.entries);
  const names = props.filter(([, entry]) => !isStructure(entry)).map(([name]) => name);
  const known = new Set([...ours, ...names.map(attributeOf)]);
  const structures = new Map(
    props.filter(([, entry]) => isStructure(entry)).map(([prop]) => [attributeOf(prop), prop]),
  );
  return [...host.attributes].flatMap(({ name, value }) => {
    if (/[^\x21-\x7e]/.test(name)) return attributeText.curlyName(name);
    if (name === 'data-widget') return [];
    if (known.has(name)) {
      const prop = names.find((each) => attributeOf(each) === name);
      // The widget itself reports a value that the schema rejects
      const isEmptyFlag = value === '' && prop !== undefined && isFlag(schema.entries[prop]);
      const mistakes = isEmptyFlag
        ? [valueText.emptyFlag(name)]
        : prop && accepts(prop, value)
          ? checkValue(name, value)
          : [];
      if (!prop || !Object.hasOwn(json, prop)) return mistakes;
      return [...mistakes, attributeText.twice(prop, name)];
    }
    if (name.startsWith('data-widget-')) {
      const suggestion = suggestName(name, ours);
      return name === 'data-widget-props'
        ? attributeText.propsAttribute
        : attributeText.unknown(name, suggestion ? nameText.meant(suggestion) : nameText.known(ours));
    }
    if (!name.startsWith('data-')) return checkUnprefixed(name, host, names);
    const structure = structures.get(name);
    // Without JSON, the schema rejects an attribute for a list or an object
    if (structure) return Object.hasOwn(json, structure) ? [attributeText.twice(structure, name)] : [];
    return foreign.test(name) ? [] : unknownAttribute(name, names);
  });
}

function unknownAttribute(name: string, names: readonly string[]): string {
  const meant = suggestName(name.replace('data-', ''), names);
  if (meant) return attributeText.unknown(name, nameText.meant(attributeOf(meant)));
  const remedy = names.length ? nameText.known(names.map(attributeOf)) : attributeText.noProps;
  return attributeText.unknown(name, remedy);
}

/** Reports misspelt attributes, such as `product-id`, `data_product_id` and `date-product-id` for `data-product-id`. */
function checkUnprefixed(name: string, host: Element, names: readonly string[]): string[] {
  const bare = letters(name.replace(/^dat[ae]s?[-_]?/, ''));
  const meant = names.find((each) => letters(each) === bare);
  const isHtml = name === 'name' && host.matches('form, slot, iframe');
  return meant && !isHtml ? [attributeText.unprefixed(name, attributeOf(meant))] : [];
}

function checkValue(name: string, value: string): string[] {
  const mistakes: string[] = [];
  const placeholder = placeholderIn(value);
  if (placeholder) mistakes.push(attributeText.placeholder(name, placeholder));
  if (/^[“”„‟«»‘’‚][^“”„‟«»]*[“”„‟«»‘’]$/.test(value)) mistakes.push(attributeText.curlyValue(name));
  else if (/^www\./i.test(value)) mistakes.push(attributeText.bareHost(name, value));
  else if (value !== value.trim() || /[\u00A0\u200B\u202F]/.test(value))
    mistakes.push(attributeText.blanks(name));
  return mistakes;
}
