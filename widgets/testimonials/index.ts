import { object } from 'valibot';
import { defineWidget } from '../../shared/ui/widget.ts';
import { startCarousel } from './start-carousel.ts';
import styles from './testimonials.css?inline';

/** A carousel of guests' quotes with dots, arrows and swiping. @see site.md section 2.17 */
export default defineWidget({
  props: object({}),
  styles,
  mode: 'enhance',
  enhance: ({ host, signal }) => startCarousel(host, signal),
});
