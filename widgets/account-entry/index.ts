import { object } from 'valibot';
import { listenTo, queryAll, removeAttribute } from '../../shared/registry/native.ts';
import { emit } from '../../shared/signals/signals.ts';
import { keepInSight } from '../../shared/ui/dom/keep-in-sight.ts';
import { bindPanels } from '../../shared/ui/panels/bind-panels.ts';
import { defineWidget } from '../../shared/ui/widget.ts';

/** The header's account entry with its panel, which takes the cart flyout's place. @see site.md section 2.3 */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance({ host, signal }) {
    const parts = queryAll(host, '[data-panel], .krume-key-button');
    const keep = () => parts.forEach(keepInSight);
    const { undo } = bindPanels(host, {
      signal,
      onOpen() {
        keep();
        emit('account-panel-opened', {});
      },
    });
    // The keyboard's button is seen while it has the focus
    listenTo(host, 'focusin', keep, signal);
    return () => {
      undo();
      for (const part of parts) removeAttribute(part, 'style');
    };
  },
});
