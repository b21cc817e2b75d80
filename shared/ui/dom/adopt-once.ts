import { adoptStyles } from '../widget.ts';

const adopted = new Set<string>();

/**
 * Styles of a part that several widgets show, adopted when it is rendered for the first time on a page: whose code comes
 * with a widget's is also read where there is no page, by the build.
 */
export function adoptOnce(styles: string): void {
  if (adopted.has(styles)) return;
  adopted.add(styles);
  adoptStyles(styles);
}
