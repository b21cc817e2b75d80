import { getAttribute, queryPage } from '../../shared/registry/native.ts';

/** The cake creator for a product; undefined where the page has none. */
export const cakeCreatorOf = (productId: string): HTMLElement | undefined =>
  [...queryPage('[data-widget="cake-creator"]')].find(
    (host) => (getAttribute(host, 'data-product-id') ?? productId) === productId,
  );
