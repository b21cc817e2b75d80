const menus = ['sticky-nav.js', 'mega-menu.js', 'account-entry.js'];
const shop = [
  'krume.js',
  'every.css',
  'heart-toggle.js',
  'cart-flyout.js',
  'wishlist-entry.js',
  'dialogs.js',
];
/** What every page of the shop has once it is idle. */
const everyPage = [...shop, 'cookie-banner.js', ...menus];
const parts = ['configurator', 'summary', 'gallery', 'tabs', 'allergens'];
const checkout = ['form.css', 'checkout.js'];
const form = ['request.css', 'checked-form.js'];
const laterSteps = ['widgets/checkout/LateStep.tsx', 'shared/ui/date-picker/Calendar.tsx'];
const creatorParts = ['CreatorDialog.tsx', 'scene.ts'].map((name) => `widgets/cake-creator/${name}`);
const creator = ['cake-creator.js', ...creatorParts];
const branches = ['branches.css', 'branch-list.js', 'branch-map.js'];
const events = ['events.css', 'event-list.js'];
const product = ['product.css', ...parts.map((name) => `product-${name}.js`), 'read-more.js'];

export interface Budget {
  of: string[];
  /** What is there already, and not counted */
  beside?: string[];
  limit: number;
}

// Brotli bytes with all that is pulled in; slider, reviews and lightbox come when they are seen or asked for. A widget is
// a line of the loader's catalogue. What has made pages heavier: docs/decisions/0004-what-pages-weigh.md.
export const budgets = (widgets: number): Record<string, Budget> => ({
  loader: { of: ['krume.js'], limit: 2_400 + 20 * widgets },
  'first heart': { of: ['heart-toggle.js'], limit: 20_250 },
  'product list page after idle': { of: [...everyPage, 'list.css', 'reveal-list.js'], limit: 38_800 },
  'product page after idle': { of: [...everyPage, ...product], limit: 57_200 },
  // Without the styles of `every.css`, which has all first looks
  'menus, bar and account panel, beside the page': { of: menus, beside: shop, limit: 4_000 },
  // What measures a visit comes after it, 800 more
  'consent, beside the page': { of: ['cookie-banner.js'], beside: [...shop, ...menus], limit: 2_500 },
  // Fetched when they are reached for
  'search, beside the page': { of: ['live-search.js'], beside: everyPage, limit: 4_000 },
  'navigation of phones, beside the page': { of: ['mobile-nav.js'], beside: everyPage, limit: 3_450 },
  'form, beside the page': { of: form, beside: everyPage, limit: 6_000 },
  // Its checks come when it is used, a calendar when one comes near
  'page with a form': { of: [...everyPage, ...form], limit: 42_350 },
  'page with a form in use': { of: [...everyPage, ...form, 'widgets/checked-form/checks.ts'], limit: 51_200 },
  'checkout at its first step': { of: [...everyPage, ...checkout], limit: 55_550 },
  'checkout with all steps': { of: [...everyPage, ...checkout, ...laterSteps], limit: 99_450 },
  // With the map's question: its service is nobody's before that is answered
  'branches, beside the page': { of: branches, beside: everyPage, limit: 10_500 },
  // With what a map loads in view, the service's loader among it
  'branches with their map, beside the page': {
    of: [...branches, 'shared/ui/map/draw-map.ts', 'widgets/branch-map/branch-places.tsx'],
    beside: everyPage,
    limit: 16_900,
  },
  'list of events, beside the page': { of: events, beside: everyPage, limit: 3_200 },
  // What loads more comes when the filter or the button is reached for
  'list of events in use, beside the page': {
    of: [...events, 'widgets/event-list/load-cards.ts'],
    beside: everyPage,
    limit: 6_800,
  },
  'slider at the head, beside the page': {
    of: ['slides.css', 'header-slider.js'],
    beside: everyPage,
    limit: 10_700,
  },
  'gallery with its lightbox, beside the page': {
    of: ['gallery.css', 'gallery-lightbox.js', 'shared/ui/lightbox/lightbox.tsx'],
    beside: everyPage,
    limit: 5_000,
  },
  'film at the head, beside the page': {
    of: ['film.css', 'video-header.js'],
    beside: everyPage,
    limit: 1_250,
  },
  'photos of a network, beside the page': {
    of: ['feed.css', 'photo-feed.js'],
    beside: everyPage,
    limit: 3_550,
  },
  'cake creator': { of: creator, limit: 127_550 },
  'cutting a picture': { of: ['shared/ui/image-crop/crop-image.ts'], limit: 33_700 },
});
