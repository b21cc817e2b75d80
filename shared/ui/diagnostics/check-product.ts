import { parsedProps } from '../../diagnostics/checks/host/props.ts';
import { queryPage } from '../../registry/native.ts';

/** The product number of a host: the JSON props override the attribute. */
const numberOf = (host: Element): string =>
  String(parsedProps(host).productId ?? host.getAttribute('data-product-id') ?? '');

const numbersOf = (widget: string) => new Set([...queryPage(`[data-widget="${widget}"]`)].map(numberOf));

/**
 * Finds a product number that differs from the number in the page's configurator. Skipped if the configurators of the
 * page have different numbers, as in a product list, or if a product form has the same number. The debug overlay shows
 * the result, in German.
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
