import type { Finding } from '../shared/diagnostics/finding.ts';
import { queryPage } from '../shared/registry/native.ts';
import { cakePieces } from '../shared/rules/cake/layout.ts';
import type { Signals } from '../shared/signals/signals.ts';
import { unknownPieces } from '../shared/text/diagnostics/site.ts';

/**
 * Tells of a box that begins with a number of pieces for which there is none. What the page prints is checked with its
 * form; this is for what only the shop's answer has.
 *
 * @see shop.md section 9, "Cake creator: layouts"
 */
export function watchCake(tell: (found: readonly Finding[]) => void, signal: AbortSignal): void {
  const forms = [...queryPage('[data-widget="product-configurator"][data-configtype="happycake"]')];
  const printed = new Map(forms.map((form) => [form.dataset.productId, form.textContent ?? '']));
  addEventListener(
    'krume:cake-creator-started',
    (event) => {
      if (!(event instanceof CustomEvent)) return;
      const { productId, pieces }: Signals['cake-creator-started'] = event.detail;
      const told = printed.get(productId)?.includes(pieces ? `"${pieces}"` : '"configurations":[{');
      const place = forms.find(({ dataset }) => dataset.productId === productId);
      if (told || !place || cakePieces.has(pieces ?? '')) return;
      tell([{ place, text: unknownPieces(pieces, cakePieces.keys()) }]);
    },
    { capture: true, signal },
  );
}
