import { settled } from '../../support/page/page.ts';

/** Another widget, or another part of the page, adds a product. */
export async function addProduct(quantity: number): Promise<void> {
  const { addToCart } = await import('../../../shared/stores/cart/cart.ts');
  await addToCart('4711', { quantity, productOptions: [], customOptions: [] });
  await settled();
}
