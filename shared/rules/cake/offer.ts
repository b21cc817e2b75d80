import type { CakeStart } from '../../model/cake.ts';
import type { ConfigurableProduct, CustomOption } from '../../model/product.ts';
import { productPrices } from '../product/product-price.ts';
import { matching } from '../product/variant.ts';
import { layoutImageOption, printImageOption } from './addition.ts';
import { cakeConfigurations } from './start.ts';

/** The facts of a box that the shopper has chosen on the product page. */
export interface CakeOffer {
  /** Names of the chosen pieces and filling */
  choices: readonly string[];
  /** The price of one box, such as 'CHF 49.00'; undefined if the choices do not lead to one price */
  price: string | undefined;
}

/**
 * The names and the price of a box.
 *
 * @param options the product's custom options: the two images can have a surcharge
 * @see shop.md section 2.3
 */
export function cakeOffer(
  product: ConfigurableProduct,
  { pieces, filling, productOptions }: Pick<CakeStart, 'pieces' | 'filling' | 'productOptions'>,
  options: readonly CustomOption[],
): CakeOffer {
  const { configurations } = product;
  const nameOf = (id: string, value: string | undefined) =>
    configurations.find((each) => each.id === id)?.values.find((each) => each.id === value)?.name;
  const chosen = productOptions.flatMap(({ id, value }) => {
    const code = configurations.find((each) => each.id === id)?.code;
    return code === undefined ? [] : [[code, value] as const];
  });
  const selections = Object.fromEntries(chosen);
  const [combination, ...others] = matching(product, Object.keys(selections), selections);
  const surcharges = [printImageOption(options)?.price, layoutImageOption(options)?.price];
  const price = combination && others.length === 0 ? productPrices(combination.priceInfo, surcharges) : {};
  return {
    choices: [nameOf(cakeConfigurations.pieces, pieces), nameOf(cakeConfigurations.filling, filling)].filter(
      (name) => name !== undefined,
    ),
    price: price.now,
  };
}
