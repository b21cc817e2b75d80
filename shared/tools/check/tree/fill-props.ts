import { attributeOf } from '../../../registry/attribute-name.ts';
import { propsAttribute, widgetAttribute } from '../../../registry/schema.ts';
import type { PropsSchema } from '../../../registry/widget/template-error.ts';
import { isUnknown } from '../masks/characters.ts';
import type { Page } from './build.ts';
import { readUnknownJson } from './json-text.ts';
import { entryOf, fill, sampleObject, sampleText } from './sample.ts';

/**
 * Replaces unknown values in the props of a host by values that its schema accepts, so that the checks find only what is wrong
 * for every value. Returns whether all could be replaced.
 */
export function fillProps(host: Element, { entries }: PropsSchema, page: Page): boolean {
  let isKnown = true;
  for (const name of page.unknownValues.get(host) ?? []) {
    const entry = entryOf(entries, name);
    if (!entry) continue;
    const value = sampleText(entry, host.getAttribute(name) ?? '');
    if (value === undefined) isKnown = false;
    else host.setAttribute(name, value);
  }
  for (const script of host.querySelectorAll(`script[${propsAttribute}]`)) {
    const text = script.textContent ?? '';
    if (!isUnknown(text) || script.closest(`[${widgetAttribute}]`) !== host) continue;
    const value = readUnknownJson(text);
    if (value === undefined) isKnown = false;
    const hasAttribute = (key: string) => host.hasAttribute(attributeOf(key));
    script.textContent = JSON.stringify(
      typeof value === 'object' && value
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, entries[key])]))
        : sampleObject(entries, hasAttribute),
    );
  }
  return isKnown;
}

/** Replaces unknown values in other JSON by themselves as texts. */
export function quoteConfiguration(): void {
  for (const script of document.querySelectorAll('script[data-krume-config]')) {
    const text = script.textContent ?? '';
    if (isUnknown(text)) script.textContent = JSON.stringify(readUnknownJson(text) ?? {});
  }
}
