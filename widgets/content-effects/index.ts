import { object } from 'valibot';
import { queryAll } from '../../shared/registry/native.ts';
import { revealOnScroll } from '../../shared/ui/dom/reveal.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import styles from './content-effects.css?inline';
import { followLinks } from './follow-links.ts';

/** Returns the elements that fade in: a marked block as a whole, or each item of a marked list. */
const appearing = (host: HTMLElement): Iterable<Element> =>
  queryAll(host, '[data-appear]:not([data-appear="items"]), [data-appear="items"] > *');

/**
 * Fades marked content in on scroll, and scrolls smoothly to link targets within the page.
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
