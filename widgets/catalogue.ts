import type { Catalogue } from '../shared/registry/index.ts';

/** Every widget: when it loads by default, and where its code is. The only place that knows them all. */
export const catalogue = {
  'cart-flyout': { on: 'idle', load: () => import('./cart-flyout/index.ts') },
  'heart-toggle': { on: 'visible', load: () => import('./heart-toggle/index.ts') },
  'product-configurator': { on: 'load', load: () => import('./product-configurator/index.ts') },
  'product-gallery': { on: 'idle', load: () => import('./product-gallery/index.ts') },
  'product-summary': { on: 'load', load: () => import('./product-summary/index.ts') },
  'product-form': { on: 'load', load: () => import('./product-form/index.ts') },
  'wishlist-entry': { on: 'idle', load: () => import('./wishlist-entry/index.ts') },
} satisfies Catalogue;
