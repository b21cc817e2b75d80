import { refusal } from '../server/refusal.ts';
import type { Shop } from '../shop.ts';
import type { Session } from './session.ts';

/** Milliseconds for which a link is valid */
const lifetime = 3_600_000;

export const expiredText =
  'Dieser Link ist abgelaufen: Er gilt eine Stunde lang und nur einmal. Bitte fordern Sie einen neuen an.';

/** A link to set a new password, which the shop would send by e-mail. Only the latest one is valid. */
export function newPasswordLink(shop: Shop, session: Session): void {
  session.passwordLink = { token: shop.id(), until: shop.now() + lifetime };
}

/**
 * Returns whether a link is valid. Without a token the page also opens, so that visitors of the demo can see
 * the form.
 */
export const isGoodLink = (shop: Shop, { passwordLink }: Session, token: string | undefined): boolean =>
  token === undefined || (passwordLink?.token === token && shop.now() < passwordLink.until);

/** Uses a link once. Throws if it is no longer valid. */
export function takePasswordLink(shop: Shop, session: Session, token: string | undefined): void {
  if (!isGoodLink(shop, session, token)) throw refusal(422, expiredText);
  session.passwordLink = undefined;
}
