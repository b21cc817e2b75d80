import { adoptStyles } from '../widget.ts';

const adopted = new Set<string>();

/**
 * Adopts the styles of a shared component once, when it first renders. Not at import, because the build also imports
 * this code without a page.
 */
export function adoptOnce(styles: string): void {
  if (adopted.has(styles)) return;
  adopted.add(styles);
  adoptStyles(styles);
}
