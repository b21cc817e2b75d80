import type { Markup } from '../../fixtures/markup/markup.ts';
import type { Customer } from '../../fixtures/shop/customers.ts';
import type { BotCheckMode } from '../bot-check/mode.ts';
import type { FormAnswer, Notice } from '../shop/account/session.ts';
import type { Assets } from '../shop/server/assets.ts';
import type { Faults } from '../shop/server/faults.ts';

/** What a template gives to the frame of all pages. */
export interface Page {
  title: string;
  /** For search engines, in a sentence or two */
  description: string;
  /** The content of `<main>`, with its own `<h1>` */
  main: Markup;
  /** Loads the catalogue page's script */
  isCatalogue?: boolean;
  /** Its form checks that people send it: the demo's panel can set how that ends */
  isChecked?: boolean;
  /** Has a map of the map service */
  hasMap?: boolean;
  /** Has photos of the photo service */
  hasPhotos?: boolean;
}

/** What stands around a page's content. */
export interface Frame {
  page: Page;
  /** Path of the page, to mark it in the navigation */
  path: string;
  notice?: Notice | undefined;
  /** What became of the newsletter form in the footer */
  newsletter?: FormAnswer | undefined;
  customer?: Customer | undefined;
  /** What was searched for, on the page that shows it */
  term?: string | undefined;
  cartCount: number;
  wishlistCount: number;
  faults: Faults;
  botCheck: BotCheckMode;
  /** What the page's configuration says of third parties */
  thirdParties: object;
  /** Cart and checkout have no form of ours */
  hasNewsletter: boolean;
  assets: Assets;
}
