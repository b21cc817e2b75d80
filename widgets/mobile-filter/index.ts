import { object } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { openDrawer } from '../../shared/ui/panels/drawer/open-drawer.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { followGroups } from './follow-groups.ts';
import styles from './mobile-filter.css?inline';

/** A button for phones that opens the groups of the side navigation. @see site.md section 2.7 */
export default defineWidget({
  props: object({ source: attribute.id }),
  styles,
  mode: 'enhance',
  enhance({ host, props, signal }) {
    return followGroups(host, props.source, (dialog) => openDrawer(dialog, signal), signal);
  },
});
