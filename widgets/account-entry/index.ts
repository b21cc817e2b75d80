import { object } from 'valibot';
import { emit } from '../../shared/signals/signals.ts';
import { bindPanels } from '../../shared/ui/panels/bind-panels.ts';
import { defineWidget } from '../../shared/ui/widget.ts';

/** The header's account entry with its panel, which takes the cart flyout's place. @see site.md section 2.3 */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance: ({ host, signal }) =>
    bindPanels(host, { signal, onOpen: () => emit('account-panel-opened', {}) }).undo,
});
