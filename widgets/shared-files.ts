/** A file with the listed modules and everything that these modules import. */
export interface SharedFile {
  modules: readonly string[];
  /** The bundles, widgets, lazy parts and folders of lazy parts that use the file; undefined if all use it */
  usedBy?: readonly string[];
  /** The bundles, widgets and lazy parts that do not use this file */
  except?: readonly string[];
}

/** Bundles, widgets and lazy parts with fields that are checked in the browser */
const withFields = [
  'address-book',
  'product-reviews',
  'shared/ui/address/book/lazy-book.ts',
  'shared/ui/date-picker/Calendar.tsx',
  'widgets/checked-form/checks.ts',
  'widgets/checked-form/dates/open-calendar.tsx',
  'widgets/checkout/',
];

/** Bundles, widgets and lazy parts of a product page */
const withProduct = [
  'product',
  'cake-creator',
  'shared/ui/media/lightbox/lightbox.tsx',
  'widgets/cake-creator/window/CreatorDialog.tsx',
  'widgets/product-configurator/fields/OptionFields.tsx',
];

/**
 * Code that several bundles share. Modules that no shared file lists form one file for each set of bundles
 * that import them.
 */
export const sharedFiles: Readonly<Record<string, SharedFile>> = {
  // Modules that the first heart of a page needs
  core: {
    modules: [
      'shared/model/attributes.ts',
      'shared/registry/widget/index.ts',
      'shared/stores/session/session-state.ts',
      'shared/text/wishlist.ts',
      'shared/ui/dom/hidden-fields.ts',
      'shared/ui/dom/link-url.ts',
      'shared/ui/services/load-services.ts',
      'shared/ui/hooks/use-heart.ts',
    ],
  },
  // Modules that most widgets other than the heart need
  common: {
    except: ['heart-toggle'],
    modules: [
      'shared/changes/content-keys.ts',
      'shared/model/configuration/analytics.ts',
      'shared/model/configuration/bot-check.ts',
      'shared/model/maps.ts',
      'shared/model/photos.ts',
      'shared/rules/price/price.ts',
      'shared/rules/without-soft-hyphens.ts',
      'shared/stores/cart/follow-cart.ts',
      'shared/stores/session/consent.ts',
      'shared/text/cart-entry.ts',
      'shared/text/missing.ts',
      'shared/ui/components/FieldError.tsx',
      'shared/ui/components/indicators.tsx',
      'shared/ui/dialogs/close-by-back.ts',
      'shared/ui/dialogs/wish-failed.ts',
      'shared/ui/dom/borrow-attributes.ts',
      'shared/ui/dom/page-link.ts',
      'shared/ui/dom/reveal.ts',
      'shared/ui/dom/scroll-to.ts',
      'shared/ui/hooks/use-focus-loss.ts',
      'shared/ui/media/lightbox/open-lightbox.ts',
      'shared/ui/media/broken-images.ts',
      'shared/ui/widget.ts',
    ],
  },
  product: {
    usedBy: withProduct,
    modules: [
      'shared/rules/cake/start.ts',
      'shared/rules/product/product-price.ts',
      'shared/stores/cake/cake-start.ts',
      'shared/stores/product/product-page.ts',
      'shared/ui/dom/scroll-to-top.ts',
      'shared/ui/media/lightbox/step.ts',
      'shared/ui/media/lightbox/use-swipe.ts',
      'widgets/product-configurator/fields/field-name.ts',
    ],
  },
  // Modules for a product in the cart, on the wishlist and on the product page
  item: {
    usedBy: [...withProduct, 'cart-page', 'wishlist-page'],
    modules: [
      'shared/model/allergen-icons.ts',
      'shared/ui/components/QuantityInput.tsx',
      'shared/ui/dialogs/add-failed.ts',
    ],
  },
  checkout: {
    usedBy: ['checkout', 'widgets/checkout/'],
    modules: [
      'shared/model/payment.ts',
      'widgets/checkout/flow/flow.ts',
      'widgets/checkout/flow/StepButtons.tsx',
      'widgets/checkout/flow/StepHeading.tsx',
      'widgets/checkout/order/kept-attempts.ts',
    ],
  },
  carousel: {
    usedBy: ['header-slider', 'product-slider', 'testimonials'],
    modules: ['shared/ui/media/embla.ts', 'shared/ui/media/slider-options.ts'],
  },
  fields: {
    usedBy: withFields,
    modules: [
      'shared/model/configuration/rules.ts',
      'shared/rules/dates/limits.ts',
      'shared/rules/dates/today.ts',
      'shared/rules/fields/digits.ts',
      'shared/rules/fields/email.ts',
      'shared/rules/fields/text.ts',
      'shared/text/date-picker.ts',
      'shared/ui/components/ErrorSummary.tsx',
      'shared/ui/components/MarkedField.tsx',
      'shared/ui/hooks/use-checked-form.ts',
    ],
  },
  addresses: {
    usedBy: ['address-book', 'shared/ui/address/book/lazy-book.ts', 'widgets/checkout/'],
    modules: [
      'shared/rules/forms/address.ts',
      'shared/stores/address-book.ts',
      'shared/ui/address/AddressFields.tsx',
    ],
  },
  cart: {
    usedBy: ['cart-page', 'checkout', 'shared/ui/cake/', 'widgets/cart-flyout/', 'widgets/checkout/'],
    modules: [
      'shared/rules/price/cart-price.ts',
      'shared/stores/cart/load-cart.ts',
      'shared/stores/running-requests.ts',
      'shared/ui/dialogs/show-removal-failed.ts',
    ],
  },
  dates: {
    usedBy: [
      ...withFields,
      'branches',
      'widgets/branch-map/branch-places.tsx',
      'widgets/event-list/load-cards.ts',
    ],
    modules: ['shared/rules/dates/day.ts', 'shared/text/calendar.ts'],
  },
  form: {
    usedBy: ['checked-form', 'widgets/checked-form/'],
    modules: ['shared/text/checked-form.ts', 'widgets/checked-form/fields/controls.ts'],
  },
  opening: {
    usedBy: ['branches', 'widgets/branch-map/branch-places.tsx', 'widgets/checkout/lazy-steps.ts'],
    modules: [
      'shared/api/shop-instant.ts',
      'shared/rules/opening/opening-lines.ts',
      'shared/stores/shown-branches.ts',
    ],
  },
  list: {
    usedBy: ['branches', 'event-list', 'job-filter'],
    modules: [
      'shared/ui/filtered-list/skip-far-entries.ts',
      'shared/ui/filtered-list/text-only-element.ts',
      'shared/ui/filtered-list/filter-url-writer.ts',
      'shared/ui/filtered-list/write-count.ts',
    ],
  },
  consent: {
    usedBy: [
      'branches',
      'event',
      'photo-feed',
      'widgets/checked-form/bot-check/consent-question.tsx',
      'widgets/checkout/lazy-steps.ts',
    ],
    modules: ['shared/ui/consent-gate/ConsentGate.tsx', 'shared/ui/consent-gate/Instead.tsx'],
  },
  map: {
    usedBy: [
      'branches',
      'event',
      'widgets/branch-list/',
      'widgets/branch-map/',
      'widgets/event-map/',
      'shared/ui/map/',
    ],
    modules: [
      'shared/text/branches.ts',
      'shared/text/map.ts',
      'shared/ui/map/create-map.ts',
      'shared/ui/map/info-root.ts',
      'shared/ui/map/map-source.ts',
      'shared/ui/map/MapFrame.tsx',
    ],
  },
};
