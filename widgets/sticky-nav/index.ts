import { object } from 'valibot';
import { defineWidget } from '../../shared/ui/widget.ts';
import { stick } from './stick.ts';
import styles from './sticky-nav.css?inline';

/** The header, which comes back as a bar once it is scrolled past. @see site.md section 2.4 */
export default defineWidget({
  props: object({}),
  styles,
  mode: 'enhance',
  enhance: ({ host, signal }) => stick(host, signal),
});
