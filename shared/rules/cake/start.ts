import type { CakeStart } from '../../model/cake.ts';
import type { CartAddition, CustomOption } from '../../model/product.ts';

/** Ids of the configurations on the product page of a cake. @see shop.md section 9, "Cake creator: product ids" */
export const cakeConfigurations = { pieces: '182', filling: '185' } as const;

/**
 * The initial data of the cake creator, from the validated product page.
 *
 * @see shop.md section 3, "Cake creator data"
 */
export function cakeStart(
  productId: string,
  { quantity, productOptions }: CartAddition,
  customOptions: readonly CustomOption[],
): CakeStart {
  const chosen = (configuration: string) => productOptions.find(({ id }) => id === configuration)?.value;
  return {
    productId,
    pieces: chosen(cakeConfigurations.pieces),
    filling: chosen(cakeConfigurations.filling),
    quantity,
    productOptions,
    customOptions: customOptions.map(({ id, type, title, isRequired }) => ({ id, type, title, isRequired })),
  };
}
