/**
 * The names of the widgets in each bundle. One kind of page starts these widgets together. Every other widget
 * has its own file.
 */
export const bundles: Readonly<Record<string, readonly string[]>> = {
  frame: ['cart-flyout', 'wishlist-entry', 'sticky-nav', 'mega-menu', 'account-entry', 'cookie-banner'],
  list: ['reveal-list', 'mobile-filter', 'collapsible', 'sort-select'],
  product: [
    'product-form',
    'product-configurator',
    'product-summary',
    'product-gallery',
    'product-tabs',
    'product-allergens',
    'read-more',
  ],
  branches: ['branch-list', 'branch-map'],
  event: ['event-detail', 'event-map'],
};

/** Widgets that are often visible without scrolling. Pages preload the files of these widgets. */
export const firstView: readonly string[] = ['heart-toggle', 'header-slider', 'video-header'];
