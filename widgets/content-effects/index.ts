import { object } from 'valibot';
import { queryAll } from '../../shared/registry/native.ts';
import { revealOnScroll } from '../../shared/ui/dom/reveal.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import styles from './content-effects.css?inline';
import { followLinks } from './follow-links.ts';

/** What the editor has marked: a block appears as a whole, of a list each of its items. */
const appearing = (host: HTMLElement): Iterable<Element> =>
  queryAll(host, '[data-appear]:not([data-appear="items"]), [data-appear="items"] > *');

/** Content that appears as it is scrolled to, and links that scroll to a place in it. @see site.md section 4.13 */
export default defineWidget({
  props: object({}),
  styles,
  mode: 'enhance',
  enhance({ host, signal }) {
    followLinks(host, signal);
    return revealOnScroll(host, appearing);
  },
});
