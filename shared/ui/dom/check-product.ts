import { queryPage } from '../../registry/native.ts';
import { printedJson } from './check-allergens.ts';

/** JSON props override attributes. */
const numberOf = (host: Element): string =>
  String(printedJson(host).productId ?? host.getAttribute('data-product-id') ?? '');

/** Debug overlay check, in German: a product number that no configurator or form of the page has. */
export function checkProduct(host: Element): string[] {
  const configurators = [...queryPage('[data-widget="product-configurator"]')].map(numberOf);
  const forms = [...queryPage('[data-widget="product-form"]')].map(numberOf);
  const number = numberOf(host);
  if (
    !number ||
    !configurators.length ||
    [...configurators, ...forms].some((each) => each === number || !each)
  )
    return [];
  return [
    `hat die Nummer ${number}, der Konfigurator der Seite aber ${[...new Set(configurators)].join(' und ')}: Was dort gewählt wird, ändert hier nichts.`,
  ];
}
