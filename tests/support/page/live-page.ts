import type { Catalogue } from '../../../shared/registry/index.ts';
import { emit, listen } from '../../../shared/signals/signals.ts';
import { catalogue } from '../../../widgets/catalogue.ts';
import { resetPage } from '../shop/stores.ts';
import { openOtherTab } from '../shop/tabs.ts';
import { setPage, settled } from './page.ts';
import { start, stop } from './start.ts';

/** All widgets of the shop, each with the strategy `load`. */
export function eagerCatalogue(): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, { load }]) => [name, { on: 'load', load }]),
  );
}

/** Opens a page of the shop with new stores and signals, and mounts its widgets. */
export async function openPage(...parts: { toString(): string }[]) {
  resetPage();
  const otherTab = openOtherTab();
  setPage(`<main>${parts.map(String).join('')}</main>`);
  start(eagerCatalogue());
  await settled();
  return { stop, emit, listen, otherTab };
}

/** The text content of an element, with whitespace collapsed. */
export const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim();

export function type(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Fires a pointer event of a mouse, a finger or a pen. */
export function point(element: EventTarget, kind: string, pointerType = 'mouse'): void {
  const bubbles = !['pointerenter', 'pointerleave'].includes(kind);
  element.dispatchEvent(new PointerEvent(kind, { bubbles, pointerType }));
}
