/** The request that every contender sends after a click on a heart. */
export const save = (productId: string | undefined, on: boolean) =>
  fetch(`/rest/product/${productId}/wishlist`, { method: on ? 'POST' : 'DELETE' });
