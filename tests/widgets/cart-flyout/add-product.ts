import { settled } from '../../support/page/page.ts';

/** Adds a product as other widgets do. */
export async function addProduct(quantity: number): Promise<void> {
  const { addToCart } = await import('../../../shared/stores/cart/cart.ts');
  await addToCart('4711', { quantity, productOptions: [], customOptions: [] });
  await settled();
}
