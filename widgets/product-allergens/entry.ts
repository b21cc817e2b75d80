import type { AllergenIcon } from '../../shared/model/allergen-icons.ts';
import { createButton, createElement } from '../../shared/ui/dom/create-element.ts';

/**
 * Creates a list item with the same markup as the server's list items: an icon with a label, or only the name if
 * the allergen has no icon.
 */
export function createEntry(label: string, icons: readonly AllergenIcon[]): HTMLLIElement {
  const src = icons.find((known) => known.label === label)?.icon;
  const picture = src && createElement('img', { src, alt: '', width: '32', height: '32' });
  const content = picture ? createButton({}, picture, createElement('span', {}, label)) : label;
  return createElement('li', { 'data-brought': '' }, content);
}
