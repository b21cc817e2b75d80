import { getAttribute, queryPage } from '../../shared/registry/native.ts';

/** Whether no creator for the same product stands before it: of two, both would open. */
export const isFirst = (host: Element, productId: string): boolean =>
  [...queryPage('[data-widget="cake-creator"]')].find(
    (other) => getAttribute(other, 'data-product-id') === productId,
  ) === host;
