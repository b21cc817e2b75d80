import { object } from 'valibot';
import { queryAll } from '../../shared/registry/native.ts';
import { revealOnScroll } from '../../shared/ui/dom/reveal.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import styles from './content-effects.css?inline';
import { followLinks } from './follow-links.ts';

/** The elements marked by the editor: a block as a whole, or each item of a list. */
const appearing = (host: HTMLElement): Iterable<Element> =>
  queryAll(host, '[data-appear]:not([data-appear="items"]), [data-appear="items"] > *');

/**
 * Content that fades in when scrolled to, and links that scroll smoothly within the page.
 *
 * @see site.md section 4.13
 */
export default defineWidget({
  props: object({}),
  styles,
  mode: 'enhance',
  enhance({ host, signal }) {
    followLinks(host, signal);
    return revealOnScroll(host, appearing);
  },
});
