import { object } from 'valibot';
import { revealOnScroll } from '../../shared/ui/reveal.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { appearing } from './appearing.ts';
import styles from './content-effects.css?inline';
import { followLinks } from './follow-links.ts';

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
