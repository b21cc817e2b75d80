import { object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { askForConsent } from './ask-for-consent.ts';
import styles from './cookie-banner.css?inline';

const name = optional(attribute.text);

/**
 * Asks once for consent to cookies and third-party services. A settings link opens the banner again.
 *
 * @see site.md sections 2.9 and 4.3
 */
export default defineWidget({
  props: object({
    version: optional(attribute.id),
    // Names of the site's services by purpose. The names are attributes, because the banner has the same text
    // on all pages
    measuring: name,
    maps: name,
    photos: name,
    botCheck: name,
  }),
  styles,
  mode: 'enhance',
  enhance: ({ host, props: { version, ...names }, signal }) => askForConsent(host, version, names, signal),
});
