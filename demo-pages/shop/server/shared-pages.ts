import type { Context } from 'hono';
import type { Viewer } from '../../pages/product-card.ts';
import type { ShopEnv } from '../account/session.ts';

/** Pages that a shared cache must not hold: the server prints them for one visitor. */
const perVisitor = /^\/(?:kasse|wunschliste|konto|login)(?:\/|$)/;

/** Whether a page is printed for one visitor, even if other pages come from a shared cache. */
export const isPrivatePath = (path: string): boolean => perVisitor.test(path);

/**
 * Returns whether this request gets a page as from a shared cache. The visitor enables shared pages in the
 * demo's panel, except for private pages.
 */
export const isSharedPage = (c: Context<ShopEnv>): boolean =>
  c.var.session.sharesPages && !isPrivatePath(c.req.path);

/** The visitor's data for product previews; a guest's on a shared page. */
export function viewerOf(c: Context<ShopEnv>): Viewer {
  const { customer, wishlist } = c.var.session;
  const isKnown = customer !== undefined && !isSharedPage(c);
  return { isCustomer: isKnown, wished: new Set(isKnown ? wishlist.map(({ productId }) => productId) : []) };
}
