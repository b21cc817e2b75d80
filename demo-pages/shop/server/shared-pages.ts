import type { Context } from 'hono';
import type { Viewer } from '../../pages/product-card.ts';
import type { ShopEnv } from '../account/session.ts';

/** Paths of pages that contain data of one visitor, so that no shared cache may store them. */
const perVisitor = /^\/(?:kasse|wunschliste|konto|login)(?:\/|$)/;

/** Whether a page contains data of one visitor, so that no shared cache may store it. */
export const isPrivatePath = (path: string): boolean => perVisitor.test(path);

/**
 * Whether the page must look as if a shared cache had sent it. Visitors turn this on in the demo panel; private pages
 * are excluded.
 */
export const isSharedPage = (c: Context<ShopEnv>): boolean =>
  c.var.session.sharesPages && !isPrivatePath(c.req.path);

/** The visitor's data for product cards. On a shared page, every visitor counts as a guest. */
export function viewerOf(c: Context<ShopEnv>): Viewer {
  const { customer, wishlist } = c.var.session;
  const isKnown = customer !== undefined && !isSharedPage(c);
  return { isCustomer: isKnown, wished: new Set(isKnown ? wishlist.map(({ productId }) => productId) : []) };
}
