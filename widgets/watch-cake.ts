import type { Finding } from '../shared/diagnostics/finding.ts';
import { queryPage } from '../shared/registry/native.ts';
import { cakePieces } from '../shared/rules/cake/layout.ts';
import type { Signals } from '../shared/signals/signals.ts';
import { unknownPieces } from '../shared/text/diagnostics/site.ts';

/**
 * Reports a box with an unknown number of pieces, if the number comes from the shop's response. The contract
 * of the form reports an unknown number in the HTML.
 *
 * @see shop.md section 9, "Cake creator: layouts"
 */
export function watchCake(report: (found: readonly Finding[]) => void, signal: AbortSignal): void {
  const forms = [...queryPage('[data-widget="product-configurator"][data-configtype="happycake"]')];
  const printed = new Map(forms.map((form) => [form.dataset.productId, form.textContent ?? '']));
  addEventListener(
    'krume:cake-creator-started',
    (event) => {
      if (!(event instanceof CustomEvent)) return;
      const { productId, pieces }: Signals['cake-creator-started'] = event.detail;
      const isPrinted = printed.get(productId)?.includes(pieces ? `"${pieces}"` : '"configurations":[{');
      const place = forms.find(({ dataset }) => dataset.productId === productId);
      if (isPrinted || !place || cakePieces.has(pieces ?? '')) return;
      report([{ place, text: unknownPieces(pieces, cakePieces.keys()) }]);
    },
    { capture: true, signal },
  );
}
