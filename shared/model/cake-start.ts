import type { CartAddition, CustomOption } from './product.ts';

/** What the product page hands to the cake creator. @see shop.md section 3, "Cake creator data" */
export interface CakeStart {
  productId: string;
  /** The selected value of the pieces configuration */
  pieces: string | undefined;
  /** The selected value of the filling configuration */
  filling: string | undefined;
  quantity: number;
  productOptions: CartAddition['productOptions'];
  customOptions: Pick<CustomOption, 'id' | 'type' | 'title' | 'isRequired'>[];
}
