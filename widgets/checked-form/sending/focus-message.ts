import { onAbort } from '../../../shared/page/on-abort.ts';
import { activeElement, pageBody } from '../../../shared/registry/native.ts';
import { scrollTo } from '../../../shared/ui/dom/scroll-to.ts';

/**
 * Scrolls to the message about a sent form and focuses the message, so that screen readers read it. Does
 * nothing if the user has focused another element.
 *
 * @see site.md section 2.13
 */
export function focusMessage(box: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!box.hasAttribute('tabindex')) {
    box.tabIndex = -1;
    onAbort(signal, () => box.removeAttribute('tabindex'));
  }
  if (activeElement() !== pageBody()) return;
  box.focus({ preventScroll: true });
  void scrollTo(box);
}
