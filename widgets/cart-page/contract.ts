import { parsedProps } from '../../shared/diagnostics/checks/host/props.ts';
import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkIcons } from '../../shared/ui/diagnostics/check-allergens.ts';

export default {
  mode: 'replace',
  sheet: 'cart',
  requiredParts: { '.krume-cart': 'der Warenkorb, wie er ohne JavaScript zu lesen ist' },
  own: '.krume-cart, .krume-empty *, .krume-lines *, .krume-sums *, .krume-totals > *, .krume-cart-allergens *',
  form: true,
  check: (host) => checkIcons(host, allergensOf(parsedProps(host))),
  marks: ['data-unknown', 'data-item-id', 'data-gone', 'data-box'],
  events: {
    'krume:cart-item-changed': 'wenn eine Anzahl geändert wurde',
    'krume:product-removed-from-cart': 'wenn ein Produkt entfernt wurde',
  },
  calls: {
    'GET /rest/cart/': 'wenn der gedruckte Inhalt fehlt oder nicht mehr stimmt',
    'PATCH /rest/cart/item/{itemId}': 'wenn eine Anzahl geändert wird',
    'DELETE /rest/cart/item/{itemId}': 'wenn ein Produkt entfernt ist und nicht zurückgeholt wurde',
    'POST /rest/cart/item/{productId}': 'wenn ein entferntes Produkt zurückgeholt wird',
  },
} satisfies WrittenContract;

function allergensOf({ cart }: Record<string, unknown>): string[] {
  const { items } = Object(cart);
  return Array.isArray(items) ? items.flatMap((item) => Object(item).allergens ?? []).map(String) : [];
}
