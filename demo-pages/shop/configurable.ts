import { combinations } from '../../fixtures/shop/combinations.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import type { ConfigurableProduct } from '../../shared/model/product.ts';
import { artworkUrl } from './artwork-url.ts';
import { viewNames } from './views.ts';

/** Whether a product must be put together before it can be ordered. */
export function isConfigurable(product: Product): boolean {
  return product.configurations.length > 0;
}

/**
 * The answer to `GET /rest/product/{id}/configurable`.
 *
 * @see shop.md section 3, "Configurable product"
 */
export function configurable(product: Product): ConfigurableProduct {
  return {
    id: String(product.id),
    configurations: product.configurations.map(({ id, code, name, values }) => ({
      id,
      code,
      name,
      values: values.map((value) => ({ id: value.id, name: value.name })),
    })),
    combinations: combinations(product).map(({ id, values, price, specialPrice, weight }) => ({
      id: String(id),
      weight,
      images: product.hasVariantPictures ? pictures(product, String(id)) : [],
      attributes: Object.entries(values).map(([code, value]) => ({ code, value })),
      priceInfo: { regularPrice: price, specialPrice },
    })),
  };
}

/** The pictures of a product, or of one of its combinations. */
export function pictures(product: Product, combinationId?: string): { og: string; thumb: string }[] {
  return viewNames.map((view, index) => {
    const og = artworkUrl(product, { combinationId, view: index === 0 ? undefined : view });
    return { og, thumb: og };
  });
}
