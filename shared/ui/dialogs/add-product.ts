import type { CartPayload } from '../../api/cart.ts';
import type { HiddenFields } from '../../api/change.ts';
import { catchApiError, failureText, UnknownOutcome } from '../../api/errors.ts';
import type { ContentKeys } from '../../changes/content-keys.ts';
import { addToCart, showCart } from '../../stores/cart/cart.ts';
import { addToCartText } from '../../text/product.ts';
import { showError } from './show-error.ts';

/** Milliseconds for which a button shows that it has added the product. @see shop.md section 4, "Add-to-cart button" */
export const successShown = 2500;

interface Addition {
  /** Without a list, the product has no options */
  payload: Partial<CartPayload> & Pick<CartPayload, 'quantity'>;
  fields?: HiddenFields;
  /** The keys of the control: after an unknown outcome, the same payload has the same key */
  keys: ContentKeys;
  retry(): void;
}

/** Adds a product to the cart for a control and shows failures. Resolves to whether the product was added. */
export async function addProduct(
  productId: string,
  { payload, fields, keys, retry }: Addition,
): Promise<boolean> {
  const { quantity, ...options } = payload;
  const content = { quantity, productOptions: [], customOptions: [], ...options };
  const added = await catchApiError(
    addToCart(productId, { ...content, fields }, keys.keyFor(content)).then(() => true),
    async (error) => {
      await showError(failureText(error, addToCartText.failed, addToCartText.unknown), { retry });
      if (error instanceof UnknownOutcome) showCart();
    },
  );
  return added ?? false;
}
