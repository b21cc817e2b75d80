/** The request that every contender sends when its heart is clicked. */
export const save = (productId: string | undefined, on: boolean) =>
  fetch(`/rest/product/${productId}/wishlist`, { method: on ? 'POST' : 'DELETE' });
