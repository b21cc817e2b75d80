import { combinations } from '../../../fixtures/shop/combinations.ts';
import type { Product } from '../../../fixtures/shop/product.ts';
import type { ConfigurableProduct } from '../../../shared/model/product.ts';
import { pictures } from './artwork.ts';

/** Whether the shopper must select a combination before ordering. */
export function isConfigurable(product: Product): boolean {
  return product.configurations.length > 0;
}

/** The response to `GET /rest/product/{id}/configurable`. @see shop.md section 3, "Configurable product" */
export function configurable(product: Product): ConfigurableProduct {
  return {
    id: String(product.id),
    configurations: product.configurations.map(({ id, code, name, values }) => ({
      id,
      code,
      name,
      values: values.map((value) => ({ id: value.id, name: value.name })),
    })),
    combinations: combinations(product).map(
      ({ id, values, price, specialPrice, weight, allergens, picture }) => ({
        id: String(id),
        weight,
        images: product.hasVariantPictures ? pictures(product, picture) : [],
        attributes: Object.entries(values).map(([code, value]) => ({ code, value })),
        priceInfo: { regularPrice: price, specialPrice },
        ...(allergens.length > 0 && { allergens }),
      }),
    ),
  };
}
