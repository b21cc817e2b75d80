import type { Markup } from '../../fixtures/markup/markup.ts';
import type { Customer } from '../../fixtures/shop/customers.ts';
import type { FormOutcome, Notice } from '../shop/account/session.ts';
import type { Assets } from '../shop/server/assets.ts';
import type { Faults } from '../shop/server/faults.ts';
import type { BotCheckMode } from '../stand-ins/bot-check/mode.ts';
import type { SitePage } from './structured-data.ts';

export interface Page {
  title: string;
  /** One or two sentences for search engines */
  description: string;
  /** URL of the page's SVG picture in `/artwork/`, which also exists in `/artwork/teilen/` as a JPEG */
  picture?: string | undefined;
  /** `og:type` of the page for link previews; `website` by default */
  kind?: 'article' | 'product';
  /** Titles and paths of the pages between the home page and this page */
  trail?: readonly (readonly [title: string, path: string])[];
  /** Structured data for search engines */
  data?: (page: SitePage) => Markup;
  /** Whether search engines must not index the page */
  isUnlisted?: boolean;
  /** The content of `<main>`, with its own `<h1>` */
  main: Markup;
  isCatalogue?: boolean;
  /** Which script of the playground the page loads */
  playground?: 'editor' | 'preview';
  /** Whether header, footer and demo panel are left out; for an example in a frame */
  isBare?: boolean;
  hasNoScripts?: boolean;
  hasFrames?: boolean;
  /** Whether a form on the page uses the bot check. If so, the demo panel contains a control for the bot check */
  isChecked?: boolean;
  hasMap?: boolean;
  hasPhotos?: boolean;
}

/** The data for the layout around a page's content. */
export interface Frame {
  page: Page;
  /** Path of the page; the navigation marks the link to this path */
  path: string;
  origin: string;
  notice?: Notice | undefined;
  newsletter?: FormOutcome | undefined;
  customer?: Customer | undefined;
  /** Search term; only on the search page */
  term?: string | undefined;
  /** Whether this page comes from a cache that several visitors share */
  isShared: boolean;
  /** Setting of the demo panel: all pages come from a cache that visitors share */
  sharesPages: boolean;
  /** Setting of the demo panel: the shop has hundreds of branches and events */
  isLarge: boolean;
  cartCount: number;
  wishlistCount: number;
  /** Number of branches that are open now; undefined on a cached page, where the number would be outdated */
  openBranches: number | undefined;
  faults: Faults;
  botCheck: BotCheckMode;
  /** Configuration of the third-party services */
  thirdParties: object;
  /** Whether the footer has the newsletter form; false for cart and checkout */
  hasNewsletter: boolean;
  assets: Assets;
}
