import type { Catalogue } from '../shared/registry/index.ts';

/** Every widget: when it loads by default, and where its code is. Besides it, only `contracts.ts` knows them all. */
export const catalogue = {
  'address-book': { on: 'load', load: () => import('./address-book/index.ts') },
  'reveal-list': { on: 'idle', load: () => import('./reveal-list/index.ts') },
  'branch-list': { on: 'load', load: () => import('./branch-list/index.ts') },
  'cart-flyout': { on: 'idle', load: () => import('./cart-flyout/index.ts') },
  'cookie-banner': { on: 'idle', load: () => import('./cookie-banner/index.ts') },
  checkout: { on: 'load', load: () => import('./checkout/index.ts') },
  'cart-page': { on: 'load', load: () => import('./cart-page/index.ts') },
  'heart-toggle': { on: 'visible', load: () => import('./heart-toggle/index.ts') },
  'product-allergens': { on: 'idle', load: () => import('./product-allergens/index.ts') },
  'product-configurator': { on: 'load', load: () => import('./product-configurator/index.ts') },
  'product-gallery': { on: 'idle', load: () => import('./product-gallery/index.ts') },
  'product-summary': { on: 'load', load: () => import('./product-summary/index.ts') },
  'product-form': { on: 'load', load: () => import('./product-form/index.ts') },
  'product-reviews': { on: 'visible', load: () => import('./product-reviews/index.ts') },
  'product-slider': { on: 'visible', load: () => import('./product-slider/index.ts') },
  'product-tabs': { on: 'load', load: () => import('./product-tabs/index.ts') },
  'read-more': { on: 'visible', load: () => import('./read-more/index.ts') },
  'share-buttons': { on: 'visible(200px)', load: () => import('./share-buttons/index.ts') },
  'sort-select': { on: 'interaction', load: () => import('./sort-select/index.ts') },
  'wishlist-entry': { on: 'idle', load: () => import('./wishlist-entry/index.ts') },
  'wishlist-page': { on: 'load', load: () => import('./wishlist-page/index.ts') },
} satisfies Catalogue;
