import type { AllergenIcon } from '../../shared/model/allergen-icons.ts';
import { createButton, createElement } from '../../shared/ui/dom/create-element.ts';

/** An allergen with the server's markup: its icon with a label, or the name if it has no icon. */
export function createEntry(label: string, icons: readonly AllergenIcon[]): HTMLLIElement {
  const src = icons.find((known) => known.label === label)?.icon;
  const picture = src && createElement('img', { src, alt: '', width: '32', height: '32' });
  const content = picture ? createButton({}, picture, createElement('span', {}, label)) : label;
  return createElement('li', { 'data-brought': '' }, content);
}
