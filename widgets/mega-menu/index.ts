import { object } from 'valibot';
import { bindPanels } from '../../shared/ui/panels/bind-panels.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { followArrows } from './follow-arrows.ts';
import styles from './mega-menu.css?inline';

/**
 * The main navigation. Each entry has a link, and a button if the entry has a menu.
 *
 * @see site.md section 2.5
 */
export default defineWidget({
  props: object({}),
  styles,
  mode: 'enhance',
  enhance({ host, signal }) {
    const panels = bindPanels(host, { signal });
    followArrows(host, panels, signal);
    return panels.undo;
  },
});
