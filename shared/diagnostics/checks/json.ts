import type { PropsSchema } from '../../registry/widget/template-error.ts';
import { propsText } from '../../text/diagnostics/content.ts';
import { nameText } from '../../text/diagnostics/names.ts';
import { valueText } from '../../text/diagnostics/values.ts';
import { readJson } from '../json/json-mistake.ts';
import { describePath } from '../mistakes/describe-path.ts';
import { suggestName } from '../mistakes/name-suggestions.ts';
import { placeholderIn } from '../mistakes/placeholder.ts';
import { isFlag } from './attributes.ts';

export interface PrintedJson {
  text: string;
  type: string | null;
}

/** Reports scripts with JSON in a host that do not have the attribute `data-widget-props`. */
export const checkScripts = (host: Element): string[] =>
  [...host.querySelectorAll(':scope > script:not([data-widget-props])')]
    .filter(
      (script) =>
        // Skips scripts with other `data-` attributes, which belong to other code
        !script.getAttributeNames().some((name) => /^data-(?!wi)/.test(name)) &&
        (script.getAttribute('type') === 'application/json' ||
          /^\s*\{[\s\S]*\}\s*$/.test(script.textContent ?? '')),
    )
    .map(() => propsText.unmarked);

/** The parsed object; an empty object if the JSON is invalid or not an object. */
export function parsed({ text }: PrintedJson): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * Reports mistakes in valid JSON.
 *
 * @param written props in which unknown keys are mistakes, because editors write all keys
 */
export function checkJson(json: PrintedJson, schema: PropsSchema, written: readonly string[] = []): string[] {
  const mistakes: string[] = [];
  const { mistake, doubled } = readJson(json.text);
  if (mistake) return mistakes;
  if (json.type !== 'application/json') mistakes.push(propsText.noType);
  for (const key of doubled) mistakes.push(propsText.twice(key));
  for (const [path, text] of texts(parsed(json))) {
    const placeholder = placeholderIn(text);
    if (placeholder) mistakes.push(propsText.placeholder(path, placeholder));
  }
  const value = parsed(json);
  for (const [prop, entry] of Object.entries(schema.entries)) {
    if (!Object.hasOwn(value, prop)) continue;
    if (value[prop] === '' && isFlag(entry)) mistakes.push(valueText.emptyFlag(`«${prop}»${where}`));
    mistakes.push(
      ...new Set(misspelt(value[prop], entry, { where, path: [prop], isWritten: written.includes(prop) })),
    );
  }
  return mistakes;
}

/** Whether a value is an object, and not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function texts(value: unknown, path: readonly unknown[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[describePath(path), value]];
  if (Array.isArray(value)) return value.flatMap((inner, index) => texts(inner, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, [...path, key]));
}

const { where } = propsText;

/** Reports all unknown keys, for JSON in which editors write all keys. */
export const unknownKeys = (value: unknown, schema: unknown, path: readonly unknown[]): string[] => [
  ...new Set(misspelt(value, schema, { where: '', path, isWritten: true })),
];

/** Reports only misspelt keys, for JSON that may have additional keys. */
export const misspeltKeys = (value: unknown, schema: unknown, path: readonly unknown[]): string[] =>
  misspelt(value, schema, { where, path, isWritten: false });

interface Place {
  /** A part of the German sentence that names the script with the key */
  where: string;
  path: readonly unknown[];
  /**
   * True if editors have written the JSON, so that an unknown key is a mistake. Responses of the shop may have
   * additional keys
   */
  isWritten: boolean;
}

/**
 * Reports keys at any depth that are similar to a missing key of the same object. If `isWritten` is true, reports all
 * unknown keys.
 */
function misspelt(value: unknown, schema: unknown, place: Place): string[] {
  if (!isObject(schema)) return [];
  // The property `inner` of a custom schema contains the wrapped schema
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
