import { settled } from '../../page.ts';

/** Another widget, or another part of the page, adds bread. */
export async function addBread(quantity: number): Promise<void> {
  const { addToCart } = await import('../../../shared/stores/cart.ts');
  await addToCart('4711', { quantity, productOptions: [], customOptions: [] });
  await settled();
}
