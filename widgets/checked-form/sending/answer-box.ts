import { onAbort } from '../../../shared/page/on-abort.ts';
import { activeElement, pageBody } from '../../../shared/registry/native.ts';
import { scrollTo } from '../../../shared/ui/dom/scroll-to.ts';
// What comes late and uses the core imports it whole: CONTRIBUTING.md, "Lazy loading"
import '../../../shared/ui/widget.ts';

/**
 * Leads to what is said of a form that was sent, unless the shopper is busy elsewhere. The focus makes screen readers read
 * it.
 *
 * @see site.md section 2.13
 */
export function leadTo(box: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!box.hasAttribute('tabindex')) {
    box.tabIndex = -1;
    onAbort(signal, () => box.removeAttribute('tabindex'));
  }
  if (activeElement() !== pageBody()) return;
  box.focus({ preventScroll: true });
  void scrollTo(box);
}
