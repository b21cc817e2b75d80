import type { Contract } from '../shared/registry/debug/contract.ts';
import accountEntry from './account-entry/contract.ts';
import addressBook from './address-book/contract.ts';
import branchList from './branch-list/contract.ts';
import branchMap from './branch-map/contract.ts';
import cakeCreator from './cake-creator/contract.ts';
import cartFlyout from './cart-flyout/contract.ts';
import cartPage from './cart-page/contract.ts';
import type { catalogue } from './catalogue.ts';
import checkedForm from './checked-form/contract.ts';
import checkout from './checkout/contract.ts';
import collapsible from './collapsible/contract.ts';
import contentEffects from './content-effects/contract.ts';
import cookieBanner from './cookie-banner/contract.ts';
import eventDetail from './event-detail/contract.ts';
import eventList from './event-list/contract.ts';
import eventMap from './event-map/contract.ts';
import galleryLightbox from './gallery-lightbox/contract.ts';
import headerSlider from './header-slider/contract.ts';
import heartToggle from './heart-toggle/contract.ts';
import jobFilter from './job-filter/contract.ts';
import liveSearch from './live-search/contract.ts';
import megaMenu from './mega-menu/contract.ts';
import mobileFilter from './mobile-filter/contract.ts';
import mobileNav from './mobile-nav/contract.ts';
import photoFeed from './photo-feed/contract.ts';
import productAllergens from './product-allergens/contract.ts';
import productConfigurator from './product-configurator/contract.ts';
import productForm from './product-form/contract.ts';
import productGallery from './product-gallery/contract.ts';
import productReviews from './product-reviews/contract.ts';
import productSlider from './product-slider/contract.ts';
import productSummary from './product-summary/contract.ts';
import productTabs from './product-tabs/contract.ts';
import readMore from './read-more/contract.ts';
import revealList from './reveal-list/contract.ts';
import shareButtons from './share-buttons/contract.ts';
import sortSelect from './sort-select/contract.ts';
import stickyNav from './sticky-nav/contract.ts';
import testimonials from './testimonials/contract.ts';
import videoHeader from './video-header/contract.ts';
import wishlistEntry from './wishlist-entry/contract.ts';
import wishlistPage from './wishlist-page/contract.ts';

/** What each widget's markup has to have, and what it does: for the catalogue page and the debug overlay. */
export const contracts = {
  'account-entry': accountEntry,
  'address-book': addressBook,
  'branch-list': branchList,
  'branch-map': branchMap,
  'cake-creator': cakeCreator,
  'cart-flyout': cartFlyout,
  'cart-page': cartPage,
  'checked-form': checkedForm,
  checkout,
  collapsible,
  'content-effects': contentEffects,
  'cookie-banner': cookieBanner,
  'event-list': eventList,
  'event-detail': eventDetail,
  'event-map': eventMap,
  'gallery-lightbox': galleryLightbox,
  'header-slider': headerSlider,
  'heart-toggle': heartToggle,
  'job-filter': jobFilter,
  'mega-menu': megaMenu,
  'mobile-filter': mobileFilter,
  'mobile-nav': mobileNav,
  'live-search': liveSearch,
  'photo-feed': photoFeed,
  'product-allergens': productAllergens,
  'product-configurator': productConfigurator,
  'product-form': productForm,
  'product-gallery': productGallery,
  'product-reviews': productReviews,
  'product-slider': productSlider,
  'product-summary': productSummary,
  'product-tabs': productTabs,
  'read-more': readMore,
  'reveal-list': revealList,
  'share-buttons': shareButtons,
  'sort-select': sortSelect,
  'sticky-nav': stickyNav,
  testimonials,
  'video-header': videoHeader,
  'wishlist-entry': wishlistEntry,
  'wishlist-page': wishlistPage,
} satisfies Record<keyof typeof catalogue, Contract>;
