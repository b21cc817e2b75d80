import { queryPage } from '../../registry/native.ts';
import { printedJson } from './check-allergens.ts';

/** JSON props override attributes. */
const numberOf = (host: Element): string =>
  String(printedJson(host).productId ?? host.getAttribute('data-product-id') ?? '');

const numbersOf = (widget: string) => new Set([...queryPage(`[data-widget="${widget}"]`)].map(numberOf));

/**
 * For the debug overlay: a product number that differs from the configurator's. In German. Skipped if the page has
 * several product numbers in configurators, such as a product list.
 */
export function checkProduct(host: Element): string[] {
  const number = numberOf(host);
  const [configured, ...others] = numbersOf('product-configurator');
  if (!number || !configured || others.length || configured === number) return [];
  if (numbersOf('product-form').has(number)) return [];
  return [
    `hat die Nummer ${number}, der Konfigurator der Seite aber ${configured}: Was dort gewählt wird, ändert hier nichts.`,
  ];
}
