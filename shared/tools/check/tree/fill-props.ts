import { safeParse } from 'valibot';
import { attributeOf } from '../../../registry/attribute-name.ts';
import { propsAttribute, widgetAttribute } from '../../../registry/schema.ts';
import type { PropsSchema } from '../../../registry/widget/template-error.ts';
import { isUnknown } from '../masks/characters.ts';
import type { Page } from './build.ts';
import { readUnknownJson } from './json-text.ts';
import { entryOf, fill, sampleObject, sampleText } from './sample.ts';

/** `filled`: valid values have replaced unknown values in the JSON. `unknown`: the props cannot be checked */
type Knowledge = 'known' | 'filled' | 'unknown';

/**
 * Replaces unknown values in the props of a host with values that the schema accepts, so that the checks find only
 * mistakes that no value can correct.
 */
export function fillProps(host: Element, { entries }: PropsSchema, page: Page): Knowledge {
  const attributes = fillAttributes(host, entries, page);
  const scripts = [...host.querySelectorAll(`script[${propsAttribute}]`)].filter(
    (script) => isUnknown(script.textContent ?? '') && script.closest(`[${widgetAttribute}]`) === host,
  );
  const results = scripts.map((script) => fillJson(script, host, entries));
  return [attributes, ...results].reduce(worse, 'known');
}

const worse = (one: Knowledge, other: Knowledge): Knowledge =>
  (['unknown', 'filled'] as const).find((each) => each === one || each === other) ?? 'known';

type Entries = PropsSchema['entries'];

function fillAttributes(host: Element, entries: Entries, page: Page): Knowledge {
  const names = (page.unknownValues.get(host) ?? []).filter((name) => entryOf(entries, name));
  page.unknownProps.set(host, names);
  const isKnown = names.map((name) => {
    const value = sampleText(entryOf(entries, name), host.getAttribute(name) ?? '');
    if (value !== undefined) host.setAttribute(name, value);
    return value !== undefined;
  });
  return isKnown.includes(false) ? 'unknown' : 'known';
}

function fillJson(script: Element, host: Element, entries: Entries): Knowledge {
  const value = readUnknownJson(script.textContent ?? '');
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const hasAttribute = (key: string) => host.hasAttribute(attributeOf(key));
  const filled = isObject
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, entries[key])]))
    : sampleObject(entries, hasAttribute);
  script.textContent = JSON.stringify(filled);
  if (value === undefined) return 'unknown';
  const isFitting = Object.entries(filled).every(([key, each]) => {
    const entry = entries[key];
    // A mistake in a value without template expressions is still reported
    const isWritten = isObject && !isUnknown(JSON.stringify(Object(value)[key]) ?? '');
    return !entry || isWritten || safeParse(entry, each).success;
  });
  return isFitting ? 'filled' : 'unknown';
}

/** Replaces unknown values in the configuration with texts. */
export function quoteConfiguration(): void {
  for (const script of document.querySelectorAll('script[data-krume-config]')) {
    const text = script.textContent ?? '';
    if (isUnknown(text)) script.textContent = JSON.stringify(readUnknownJson(text) ?? {});
  }
}
