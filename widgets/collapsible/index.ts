import { object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import styles from './collapsible.css?inline';
import { detailsSection } from './details-section.ts';
import { foreignPart, isUnclosed } from './foreign-part.ts';
import { headedSection } from './headed-section.ts';
import { rememberClosed } from './remember-closed.ts';

/**
 * A section that can be closed and opened. If the section has a name and the shopper has closed the section, the
 * section stays closed on the next page.
 *
 * @see site.md section 4.2
 */
export default defineWidget({
  props: object({ persist: optional(attribute.id), closed: optional(attribute.flag, false) }),
  styles,
  mode: 'enhance',
  enhance({ host, props: { persist, closed }, signal }) {
    // A section with a missing end tag would hide the rest of the page
    const isWhole = !foreignPart(host) && !isUnclosed(host);
    const section =
      host instanceof HTMLDetailsElement ? detailsSection(host, signal) : headedSection(host, closed, signal);
    if (!section) return undefined;
    if (!isWhole) section.open(true);
    rememberClosed(host, section, isWhole ? persist : undefined, signal);
    return section.restore;
  },
});
