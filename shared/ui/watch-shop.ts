import { followReviews } from '../stores/late-reviews.ts';
import { $lateFailure, type LateFailure } from '../stores/outbox.ts';
import { $sessionExpired, followSession } from '../stores/session.ts';
import { followWishlist } from '../stores/wishlist.ts';
import { lateFailureText } from '../text/late-failure.ts';
import { prepareDialogs, showError, showSessionExpired } from './show-error.ts';

let watching: AbortController | undefined;

/**
 * What every page of the shop needs, whichever widgets it has: the wishlist hears of other tabs and of the way back
 * to a page, and an expired session shows its dialog, once on a page.
 */
export function watchShop(): void {
  if (watching) return;
  watching = new AbortController();
  const { signal } = watching;
  followWishlist(signal);
  followSession(signal);
  followReviews(signal);
  const stops = [
    $sessionExpired.subscribe((expired) => void (expired && showSessionExpired())),
    $lateFailure.listen(lateFailureTeller()),
  ];
  signal.onabort = () => {
    for (const stop of stops) stop();
  };
  prepareDialogs();
}

/**
 * One dialog for all that an earlier page has left behind and that has failed here, with one button for all of it. It
 * does not stand before the one of an ended session, and comes when that has gone.
 */
function lateFailureTeller() {
  const retries: (() => void)[] = [];
  return async (failure: LateFailure | undefined) => {
    const { unconfirmed, signIn, chooseAgain } = lateFailureText;
    if (failure && !failure.retry) return showError(`${unconfirmed} ${chooseAgain}`);
    if (!failure?.retry || retries.push(failure.retry) > 1) return;
    const isAsked = $sessionExpired.get();
    if (isAsked) await new Promise((resolve) => $sessionExpired.listen(resolve));
    await showError(failure.isGuest && !isAsked ? `${unconfirmed} ${signIn}` : unconfirmed, {
      retry: () => {
        for (const again of retries.splice(0)) again();
      },
    });
    retries.length = 0;
  };
}

/** The next widget begins anew; for tests. */
export function unwatchShop(): void {
  watching?.abort();
  watching = undefined;
}
