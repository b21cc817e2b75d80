import { object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { rememberClosed } from './remember-closed.ts';

/** A section that opens and closes, and may remember that it is closed. @see site.md section 4.2 */
export default defineWidget({
  props: object({ persist: optional(attribute.id) }),
  mode: 'enhance',
  enhance: ({ host, props, signal }) => rememberClosed(host, props.persist, signal),
});
