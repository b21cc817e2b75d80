import type { AllergenIcon } from '../../shared/model/allergen-icons.ts';

/** An allergen with the server's markup: its icon with a label, or the name if it has no icon. */
export function createEntry(label: string, icons: readonly AllergenIcon[]): HTMLLIElement {
  const entry = document.createElement('li');
  entry.dataset.brought = '';
  const icon = icons.find((known) => known.label === label)?.icon;
  if (!icon) {
    entry.textContent = label;
    return entry;
  }
  const button = document.createElement('button');
  button.type = 'button';
  const picture = document.createElement('img');
  picture.src = icon;
  picture.alt = '';
  picture.width = picture.height = 32;
  const name = document.createElement('span');
  name.textContent = label;
  button.append(picture, name);
  entry.append(button);
  return entry;
}
