/** The new number of items in the cart or the wishlist; missing if the shop did not send this number. */
interface ItemCount {
  totalItems?: number | undefined;
}

/** The events that the bundle dispatches on `document`, by type. */
export interface KrumeEvents {
  'krume:product-added-to-wishlist': CustomEvent<{ productId: string } & ItemCount>;
  'krume:product-removed-from-wishlist': CustomEvent<{ productId: string } & ItemCount>;
  /** `productId` is missing if the whole wishlist was added */
  'krume:product-added-to-cart': CustomEvent<{ productId?: string } & ItemCount>;
  'krume:product-removed-from-cart': CustomEvent<{ itemId: string } & ItemCount>;
  'krume:cart-item-changed': CustomEvent<{ itemId: string } & ItemCount>;
  /** The session of a signed-in customer has expired */
  'krume:session-expired': CustomEvent<Record<never, never>>;
}

declare global {
  interface DocumentEventMap extends KrumeEvents {}
}
