import { $lateFailure, followPage, type LateFailure } from '../changes/outbox.ts';
import { onAbort } from '../page/on-abort.ts';
import { followReviews } from '../stores/product/late-reviews.ts';
import { followKept } from '../stores/session/follow-kept.ts';
import { $sessionExpired, followSession } from '../stores/session/session.ts';
import { followWishlist } from '../stores/wishlist/follow-wishlist.ts';
import { lateFailureText } from '../text/late-failure.ts';
import { prepareDialogs, showError, showSessionExpired } from './dialogs/show-error.ts';
import { yieldToMain } from './dom/yield-to-main.ts';

interface Watch {
  life: AbortController;
  /** When the last of those who wait has had its turn; missing once nobody waits */
  last?: Promise<void> | undefined;
}

let watch: Watch | undefined;

/**
 * What every page of the shop needs, whichever widgets it has: the wishlist hears of other tabs and of the way back
 * to a page, and an expired session shows its dialog, once on a page. Resolves once that is so, for each who waits in a
 * task of its own, and never rejects; there is nothing to wait for where it is already.
 */
export function watchShop(): Promise<void> | undefined {
  watch ??= beginning();
  const current = watch;
  const turn = current.last;
  if (!turn) return;
  const next = turn.then(yieldToMain).then(() => {
    if (current.last === next) current.last = undefined;
  });
  current.last = next;
  return turn;
}

function beginning(): Watch {
  const life = new AbortController();
  return { life, last: begin(life.signal).catch(console.error) };
}

/**
 * Who tells what has failed is there first. A task for each: the first look into storage and cookies waits for the
 * browser, longer than a widget takes to render.
 */
async function begin(signal: AbortSignal): Promise<void> {
  for (const follow of [followStores, followPage, followWishlist, followSession, followReviews]) {
    if (signal.aborted) return;
    follow(signal);
    await yieldToMain();
  }
}

function followStores(signal: AbortSignal): void {
  // Before anything looks for what earlier pages have kept
  followKept(signal);
  const stops = [
    $sessionExpired.subscribe((expired) => void (expired && showSessionExpired())),
    $lateFailure.listen(lateFailureTeller()),
  ];
  onAbort(signal, () => {
    for (const stop of stops) stop();
  });
  prepareDialogs();
}

/**
 * One dialog for all that an earlier page has left behind and that has failed here, with one button for all of it. It
 * does not stand before the one of an ended session, and comes when that has gone.
 */
function lateFailureTeller() {
  const retries: (() => void)[] = [];
  return async (failure: LateFailure | undefined) => {
    const { unconfirmed, signIn, addAgain } = lateFailureText;
    if (failure && !failure.retry) return showError(`${unconfirmed} ${addAgain}`);
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

/** As on a new page; for tests. */
export function resetWatch(): void {
  watch?.life.abort();
  watch = undefined;
}
