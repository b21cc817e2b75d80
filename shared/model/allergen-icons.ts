import { customSchema } from './custom-schema.ts';
import { isSafeLink } from './link.ts';

export interface AllergenIcon {
  label: string;
  /** Address of the picture */
  icon: string;
}

/** Addresses of pictures by the allergen's name, as a list: a name such as `constructor` finds only what was written. */
export const AllergenIcons = customSchema(
  'ein Objekt in data-widget-props',
  (raw): AllergenIcon[] | undefined => {
    if (typeof raw !== 'object' || !raw || Array.isArray(raw)) return undefined;
    const icons = Object.entries(raw).map(([label, icon]) => ({ label, icon }));
    return icons.every(({ icon }) => typeof icon === 'string' && isSafeLink(icon)) ? icons : undefined;
  },
);
