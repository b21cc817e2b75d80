import { object } from 'valibot';
import { listenTo, queryAll, removeAttribute } from '../../shared/registry/native.ts';
import { emit } from '../../shared/signals/signals.ts';
import { keepInViewport } from '../../shared/ui/dom/keep-in-viewport.ts';
import { bindPanels } from '../../shared/ui/panels/bind-panels.ts';
import { defineWidget } from '../../shared/ui/widget.ts';

/**
 * The account entry in the header. Its panel opens at the same position as the cart flyout.
 *
 * @see site.md section 2.3
 */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance({ host, signal }) {
    const parts = queryAll(host, '[data-panel], .krume-key-button');
    const keep = () => parts.forEach(keepInViewport);
    const { undo } = bindPanels(host, {
      signal,
      onOpen() {
        keep();
        emit('account-panel-opened', {});
      },
    });
    // The button for keyboard users is visible only while it has the focus, so its position is computed on
    // focus
    listenTo(host, 'focusin', keep, signal);
    return () => {
      undo();
      for (const part of parts) removeAttribute(part, 'style');
    };
  },
});
