import { object } from 'valibot';
import { defineWidget } from '../../shared/ui/widget.ts';
import { stick } from './stick.ts';
import styles from './sticky-nav.css?inline';

/** A header that becomes a fixed bar after it has scrolled out of view. @see site.md section 2.4 */
export default defineWidget({
  props: object({}),
  styles,
  mode: 'enhance',
  enhance: ({ host, signal }) => stick(host, signal),
});
