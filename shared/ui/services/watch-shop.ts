import { $lateFailure, followPage, type LateFailure } from '../../changes/outbox.ts';
import { onAbort } from '../../page/on-abort.ts';
import { resettable } from '../../registry/resettable.ts';
import { yieldToMain } from '../../registry/schedule/yield-to-main.ts';
import { markCartStale } from '../../stores/cart/cart.ts';
import { followReviews } from '../../stores/product/late-reviews.ts';
import { followKept } from '../../stores/session/follow-kept.ts';
import { $sessionExpired, followSession } from '../../stores/session/session.ts';
import { followWishlist } from '../../stores/wishlist/follow-wishlist.ts';
import { lateFailureText } from '../../text/late-failure.ts';
import { showError, showSessionExpired } from '../dialogs/show-error.ts';

interface Watch {
  life: AbortController;
  /** Resolves when all services have started; undefined afterwards */
  begun?: Promise<void> | undefined;
}

let watch: Watch | undefined;

/**
 * Starts the services of a shop page, once per page. Resolves when all services have started, and never rejects.
 * Returns undefined if all services have started before.
 */
export function watchShop(): Promise<void> | undefined {
  watch ??= beginning();
  return watch.begun;
}

function beginning(): Watch {
  const life = new AbortController();
  const own: Watch = { life };
  own.begun = begin(life.signal)
    .catch(console.error)
    .then(() => {
      own.begun = undefined;
    });
  return own;
}

/**
 * Starts the service that reports errors first. Each service starts in its own task, because the first access to
 * storage and cookies takes longer than rendering a widget.
 */
async function begin(signal: AbortSignal): Promise<void> {
  for (const follow of [followStores, followPage, followWishlist, followSession, followReviews]) {
    if (signal.aborted) return;
    follow(signal);
    await yieldToMain();
  }
}

function followStores(signal: AbortSignal): void {
  // `followKept` is called first, because it deletes stored values that the other services must not read
  followKept(signal);
  onAbort(
    signal,
    $sessionExpired.subscribe((expired) => void (expired && showSessionExpired())),
    $lateFailure.listen(lateFailureReporter()),
  );
}

/**
 * Shows one dialog for all changes from an earlier page that fail on this page, with a button that retries all of them.
 * The dialog waits while the dialog of an expired session is open.
 */
function lateFailureReporter() {
  const retries: (() => void)[] = [];
  return async (failure: LateFailure | undefined) => {
    const { unconfirmed, signIn, addAgain } = lateFailureText;
    if (failure && !failure.retry) {
      await showError(`${unconfirmed} ${addAgain}`);
      // The cart is loaded again, because the shop may have applied the change while the dialog was open
      return markCartStale();
    }
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

resettable(() => {
  watch?.life.abort();
  watch = undefined;
});
