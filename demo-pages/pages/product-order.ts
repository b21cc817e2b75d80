import type { Markup } from '../../fixtures/markup/markup.ts';
import { productConfigurator } from '../../fixtures/markup/product-configurator.ts';
import { productForm } from '../../fixtures/markup/product-form.ts';
import { offeredConfigurations } from '../../shared/rules/product/variant.ts';
import { maximumQuantity } from '../shop/cart/cart.ts';
import { configurable, isConfigurable } from '../shop/product/configurable.ts';
import { softHyphens } from '../shop/server/soft-hyphens.ts';
import { type ProductTemplate, selectedCombination } from './product-template.ts';

/** The order form of a product: the configurator for a product with options, otherwise the simple form. */
export function orderForm(page: ProductTemplate): Markup {
  const { product, viewer, selections, values, failing } = page;
  const { combination, notice } = selectedCombination(page);
  const { id, minimumOrder, customOptions } = product;
  const name = softHyphens(product.name);
  const wished = combination ? Number(combination.id) : id;
  const inWishlist = viewer.isCustomer && viewer.wished.has(wished);
  const wishlistUrl = viewer.isCustomer ? undefined : '/login';
  if (!isConfigurable(product) && customOptions.length === 0) {
    return productForm({
      productId: id,
      name,
      minimumOrder,
      maximumOrder: maximumQuantity,
      inWishlist,
      wishlistUrl,
    });
  }
  const variants = configurable(product).combinations.map((variant) => variant.id);
  return productConfigurator({
    productId: id,
    name,
    url: `/produkt/${product.slug}`,
    minimumOrder,
    maximumOrder: maximumQuantity,
    notice,
    configtype: product.configtype,
    configurations: offeredConfigurations(configurable(product)),
    selections,
    combinationId: combination?.id,
    customOptions,
    values,
    failing,
    inWishlist,
    wished: viewer.isCustomer ? variants.filter((variant) => viewer.wished.has(Number(variant))) : [],
    wishlistUrl,
  });
}
