import { object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { askForConsent } from './ask-for-consent.ts';
import styles from './cookie-banner.css?inline';

/** Asks once whether cookies and third parties are welcome, and again on request. @see site.md sections 2.9 and 4.3 */
export default defineWidget({
  props: object({ version: optional(attribute.id) }),
  styles,
  mode: 'enhance',
  enhance: ({ host, props, signal }) => askForConsent(host, props.version, signal),
});
