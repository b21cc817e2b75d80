import { refusal } from '../server/refusal.ts';
import type { Shop } from '../shop.ts';
import type { Session } from './session.ts';

/** Milliseconds for which a link is valid */
const lifetime = 3_600_000;

export const expiredText =
  'Dieser Link ist abgelaufen: Er gilt eine Stunde lang und nur einmal. Bitte fordern Sie einen neuen an.';

/** Creates a link to set a new password, which a real shop sends by e-mail. Earlier links become invalid. */
export function newPasswordLink(shop: Shop, session: Session): void {
  session.passwordLink = { token: shop.id(), until: shop.now() + lifetime };
}

/** Whether a link is valid. The page also opens without a token, so that visitors of the demo can see the form. */
export const isGoodLink = (shop: Shop, { passwordLink }: Session, token: string | undefined): boolean =>
  token === undefined || (passwordLink?.token === token && shop.now() < passwordLink.until);

/** Marks a link as used. @throws an HTTP error (422) if the link is invalid */
export function takePasswordLink(shop: Shop, session: Session, token: string | undefined): void {
  if (!isGoodLink(shop, session, token)) throw refusal(422, expiredText);
  session.passwordLink = undefined;
}
