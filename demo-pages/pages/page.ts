import type { Markup } from '../../fixtures/markup/markup.ts';
import type { Customer } from '../../fixtures/shop/customers.ts';
import type { FormOutcome, Notice } from '../shop/account/session.ts';
import type { Assets } from '../shop/server/assets.ts';
import type { Faults } from '../shop/server/faults.ts';
import type { BotCheckMode } from '../stand-ins/bot-check/mode.ts';
import type { SitePage } from './structured-data.ts';

/** The content that a template passes to the common layout. */
export interface Page {
  title: string;
  /** A sentence or two for search engines */
  description: string;
  /** The kind of the page, for links to it in other services */
  kind?: 'article' | 'product';
  /** The pages between the home page and this one: their titles and paths */
  trail?: readonly (readonly [title: string, path: string])[];
  /** What the page is about, for search engines */
  data?: (page: SitePage) => Markup;
  /** Search engines do not list the page */
  isUnlisted?: boolean;
  /** The content of `<main>`, with its own `<h1>` */
  main: Markup;
  /** Loads the catalogue's script */
  isCatalogue?: boolean;
  /** Loads a script of the playground */
  playground?: 'editor' | 'preview';
  /** Has no header, footer and panel: an example of the catalogue in its frame */
  isBare?: boolean;
  /** Loads no script */
  hasNoScripts?: boolean;
  /** Contains frames with pages of this site */
  hasFrames?: boolean;
  /** The form uses the bot check, which the demo's panel can control */
  isChecked?: boolean;
  /** Contains a map of the map service */
  hasMap?: boolean;
  /** Contains photos of the photo service */
  hasPhotos?: boolean;
}

/** The data for the layout around a page's content. */
export interface Frame {
  page: Page;
  /** Path of the page, to mark it in the navigation */
  path: string;
  /** Origin of the site */
  origin: string;
  notice?: Notice | undefined;
  /** The result of the newsletter form in the footer */
  newsletter?: FormOutcome | undefined;
  customer?: Customer | undefined;
  /** The search term, on the search page */
  term?: string | undefined;
  /** Whether the page comes from a cache that several visitors share */
  isShared: boolean;
  /** The demo's setting for all pages */
  sharesPages: boolean;
  /** The demo's setting: hundreds of branches and events */
  isLarge: boolean;
  cartCount: number;
  wishlistCount: number;
  /**
   * Number of branches that are open now; undefined on a page from a shared cache, which would show an
   * outdated number
   */
  openBranches: number | undefined;
  faults: Faults;
  botCheck: BotCheckMode;
  /** The third-party services in the page's configuration */
  thirdParties: object;
  /** False for cart and checkout */
  hasNewsletter: boolean;
  assets: Assets;
}
