import type { PropsSchema } from '../../registry/widget/template-error.ts';
import { propsText } from '../../text/diagnostics/content.ts';
import { nameText } from '../../text/diagnostics/names.ts';
import { valueText } from '../../text/diagnostics/values.ts';
import { readJson } from '../json/json-mistake.ts';
import { describePath } from '../mistakes/describe-path.ts';
import { suggestName } from '../mistakes/name-suggestions.ts';
import { placeholderIn } from '../mistakes/placeholder.ts';
import { isFlag } from './attributes.ts';

/** The JSON of a host, as it stood there before the widget was mounted. */
export interface PrintedJson {
  text: string;
  type: string | null;
}

/** JSON that is in the host, but not marked as its props. */
export const checkScripts = (host: Element): string[] =>
  [...host.querySelectorAll(':scope > script:not([data-widget-props])')]
    .filter(
      (script) =>
        // With another mark, it is somebody else's
        !script.getAttributeNames().some((name) => /^data-(?!wi)/.test(name)) &&
        (script.getAttribute('type') === 'application/json' ||
          /^\s*\{[\s\S]*\}\s*$/.test(script.textContent ?? '')),
    )
    .map(() => propsText.unmarked);

/** What is read from it; nothing where it cannot be read. */
export function parsed({ text }: PrintedJson): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * What is wrong in JSON that can be read.
 *
 * @param written props of which an editor writes every key
 */
export function checkJson(json: PrintedJson, schema: PropsSchema, written: readonly string[] = []): string[] {
  const told: string[] = [];
  const { mistake, doubled } = readJson(json.text);
  if (mistake) return told;
  if (json.type !== 'application/json') told.push(propsText.noType);
  for (const key of doubled) told.push(propsText.twice(key));
  for (const [path, text] of texts(parsed(json))) {
    const placeholder = placeholderIn(text);
    if (placeholder) told.push(propsText.placeholder(path, placeholder));
  }
  const value = parsed(json);
  for (const [prop, entry] of Object.entries(schema.entries)) {
    if (!Object.hasOwn(value, prop)) continue;
    if (value[prop] === '' && isFlag(entry)) told.push(valueText.emptyFlag(`«${prop}»${where}`));
    told.push(
      ...new Set(misspelt(value[prop], entry, { where, path: [prop], isWritten: written.includes(prop) })),
    );
  }
  return told;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function texts(value: unknown, path: readonly unknown[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[describePath(path), value]];
  if (Array.isArray(value)) return value.flatMap((inner, index) => texts(inner, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, [...path, key]));
}

const { where } = propsText;

/** In JSON of which an editor writes every key. */
export const unknownKeys = (value: unknown, schema: unknown, path: readonly unknown[]): string[] => [
  ...new Set(misspelt(value, schema, { where: '', path, isWritten: true })),
];

/** In an entry of a list that the schema looks into by itself. */
export const misspeltKeys = (value: unknown, schema: unknown, path: readonly unknown[]): string[] =>
  misspelt(value, schema, { where, path, isWritten: false });

interface Place {
  /** As it stands in the sentence */
  where: string;
  path: readonly unknown[];
  /** Whether an editor writes every key; answers of the shop may have more than we read */
  isWritten: boolean;
}

/**
 * Keys at any depth that are like one which is missing beside them. Of the first ones the widget itself says it, and does
 * not start.
 */
function misspelt(value: unknown, schema: unknown, place: Place): string[] {
  if (!isObject(schema)) return [];
  // Our own kinds, which valibot cannot look into, say what is in them
  if ('inner' in schema) return misspelt(value, schema.inner, place);
  if ('wrapped' in schema) return misspelt(value, schema.wrapped, place);
  const { entries, item } = schema;
  if (Array.isArray(value)) {
    if (entries) return [propsText.list(place.where, describePath(place.path))];
    return value.flatMap((entry, index) => misspelt(entry, item, { ...place, path: [...place.path, index] }));
  }
  if (!isObject(value) || !isObject(entries)) return [];
  const missing = Object.keys(entries).filter((name) => !Object.hasOwn(value, name));
  return Object.entries(value).flatMap(([key, inner]) => {
    if (Object.hasOwn(entries, key))
      return misspelt(inner, entries[key], { ...place, path: [...place.path, key] });
    const meant = suggestName(key, missing);
    if (meant) return [propsText.unknown(key, place.where, nameText.meant(`«${meant}»`))];
    if (!place.isWritten) return [];
    const under = propsText.under(place.where, describePath(place.path));
    return [propsText.unknown(key, under, nameText.known(Object.keys(entries)))];
  });
}
