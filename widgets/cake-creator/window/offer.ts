import type { CakeStart } from '../../../shared/model/cake.ts';
import type { ConfigurableProduct, CustomOption } from '../../../shared/model/product.ts';
import { layoutImageOption, printImageOption } from '../../../shared/rules/cake/addition.ts';
import { cakeConfigurations } from '../../../shared/rules/cake/start.ts';
import { productPrices } from '../../../shared/rules/product/product-price.ts';
import { matching } from '../../../shared/rules/product/variant.ts';

/** The options and the price of a box that the shopper has chosen on the product page. */
export interface CakeOffer {
  /** Names of the chosen number of pieces and of the chosen filling */
  choices: readonly string[];
  /** The price of one box, such as 'CHF 49.00'; undefined if the choices do not determine a price */
  price: string | undefined;
}

/**
 * The names of the chosen options, and the price of the box.
 *
 * @param options custom options of the product. The options for the layout image and the print image can have a surcharge
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
