import { optional } from 'valibot';
import { Wishlist } from '../../api/wishlist.ts';
import { ItemCount } from '../../model/item-count.ts';
import { ConfigurableProduct } from '../../model/product.ts';
import { Review, Reviews } from '../../model/review.ts';
import * as body from './bodies.ts';
import { type ApiCall, invalid, noProduct } from './call.ts';

/** API calls of products, reviews and the wishlist. @see shop.md section 7 */
export const productCalls: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/rest/product/{productId}/configurable',
    summary: 'Returns the variants of a product.',
    response: ConfigurableProduct,
    of: 'everybody',
    refusals: noProduct,
  },
  {
    method: 'GET',
    path: '/rest/wishlist/',
    summary:
      "Returns the products on the customer's wishlist. The bundle makes this call on pages from a shared cache.",
    response: Wishlist,
    of: 'customer',
  },
  {
    method: 'POST',
    path: '/rest/product/{productId}/wishlist',
    summary: 'Puts a product on the wishlist.',
    body: body.WishBody,
    sent: { quantity: 1 },
    response: ItemCount,
    of: 'customer',
    hasKey: true,
    refusals: noProduct,
  },
  {
    method: 'DELETE',
    path: '/rest/product/{productId}/wishlist',
    summary: 'Removes a product from the wishlist.',
    body: optional(body.FieldsBody),
    response: ItemCount,
    of: 'customer',
    hasKey: true,
  },
  {
    method: 'GET',
    path: '/rest/product/{productId}/review/',
    summary: 'Returns the published reviews of a product.',
    response: Reviews,
    of: 'everybody',
    refusals: noProduct,
  },
  {
    method: 'POST',
    path: '/rest/product/{productId}/review/',
    summary: 'Sends a review of a product. `customer` is the name that a guest typed.',
    body: body.ReviewBody,
    sent: { rating: 5, title: 'Sehr fein', comment: 'Knusprig bis am Abend.', customer: 'Regula' },
    response: Review,
    of: 'visitor',
    hasKey: true,
    refusals: { ...noProduct, ...invalid },
  },
];
