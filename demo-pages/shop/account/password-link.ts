import { refusal } from '../server/refusal.ts';
import type { Shop } from '../shop.ts';
import type { Session } from './session.ts';

/** Milliseconds that a link is good for */
const lifetime = 3_600_000;

export const expiredText =
  'Dieser Link ist abgelaufen: Er gilt eine Stunde lang und nur einmal. Bitte fordern Sie einen neuen an.';

/** A link to set a new password, as the shop would send it by e-mail. The last one counts. */
export function newPasswordLink(shop: Shop, session: Session): void {
  session.passwordLink = { token: shop.id(), until: shop.now() + lifetime };
}

/** Without a token the page is open: the demo's visitors may look at the form. */
export const isGoodLink = (shop: Shop, { passwordLink }: Session, token: string | undefined): boolean =>
  token === undefined || (passwordLink?.token === token && shop.now() < passwordLink.until);

/** Takes a link for its one time. Throws where it is none any more. */
export function takePasswordLink(shop: Shop, session: Session, token: string | undefined): void {
  if (!isGoodLink(shop, session, token)) throw refusal(422, expiredText);
  session.passwordLink = undefined;
}
