import { customSchema } from './custom-schema.ts';
import { isSafeLink } from './link.ts';

export interface AllergenIcon {
  label: string;
  icon: string;
}

/**
 * Parses picture URLs by allergen name. The result is a list, because looking up the name `constructor` in an object
 * finds a built-in function.
 */
export const AllergenIcons = customSchema(
  'ein Objekt in data-widget-props',
  (raw): AllergenIcon[] | undefined => {
    if (typeof raw !== 'object' || !raw || Array.isArray(raw)) return undefined;
    const icons = Object.entries(raw).map(([label, icon]) => ({ label, icon }));
    return icons.every(({ icon }) => typeof icon === 'string' && isSafeLink(icon)) ? icons : undefined;
  },
);
