import { vi } from 'vitest';
import type { Catalogue } from '../shared/registry/index.ts';
import { print, settled } from './page.ts';
import { openOtherTab } from './tabs.ts';

/** The shop's widgets, each loading at once. */
export async function eagerCatalogue(): Promise<Catalogue> {
  const { catalogue } = await import('../widgets/catalogue.ts');
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, { load }]) => [name, { on: 'load', load }]),
  );
}

/** A page of the shop with its widgets live; stores and signals are as new as the page. */
export async function openPage(...parts: { toString(): string }[]) {
  vi.resetModules();
  const otherTab = openOtherTab();
  const { start, stop } = await import('../shared/registry/index.ts');
  const { raise, listen } = await import('../shared/signals/signals.ts');
  print(`<main>${parts.map(String).join('')}</main>`);
  start(await eagerCatalogue());
  await settled();
  return { stop, raise, listen, otherTab };
}

/** The text of an element as it is read, with single spaces. */
export const read = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim();

/** Types into a field. */
export function type(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The mouse, a finger or a pen comes, goes or presses. */
export function point(element: EventTarget, kind: string, pointerType = 'mouse'): void {
  const bubbles = !['pointerenter', 'pointerleave'].includes(kind);
  element.dispatchEvent(new PointerEvent(kind, { bubbles, pointerType }));
}
