import { ConfigurableProduct } from '../model/product.ts';
import { request, segment } from './client.ts';

/** `GET /rest/product/{id}/configurable`: the variants of a product */
export const fetchConfigurable = (productId: string, signal?: AbortSignal) =>
  request({
    method: 'GET',
    path: `/rest/product/${segment(productId)}/configurable`,
    schema: ConfigurableProduct,
    signal,
  });
