import { configuration } from '../../api/configuration.ts';
import { isCustomer, shopper } from '../../kept/owner.ts';
import { pageOpenedAt } from '../../kept/page-opened.ts';
import { hasSignedOut, rememberSignOut, signOutKey } from '../../kept/signed-out.ts';
import { forgetPersonalData, sweep, sweepAfterSignOut } from '../../kept/sweep.ts';
import { SessionConfiguration } from '../../model/configuration/session.ts';
import { mayBeOutdated, onPageRestore } from '../../page/page-lifecycle.ts';
import { closest, getAttribute } from '../../registry/native.ts';

/**
 * Removes stored values that do not belong to the current shopper: on page load, after a sign-out in any tab, and when
 * the customer signs out. Runs until the signal aborts. A page that may be outdated does not decide about owners,
 * because its HTML may belong to an earlier shopper.
 *
 * @see site.md section 4.1
 */
export function followKept(signal: AbortSignal): void {
  if (mayBeOutdated()) void sweepAfterSignOut();
  else {
    noteVisitor();
    // Starts immediately: the next step of this page reads values that earlier pages stored
    void sweep();
  }
  onPageRestore(sweepAfterSignOut, signal);
  // A sign-out in another tab
  addEventListener('storage', ({ key }) => void (key === signOutKey && sweepAfterSignOut()), { signal });
  addEventListener('submit', (event) => leave(event, 'form', 'action', event.submitter), { signal });
  addEventListener('click', (event) => leave(event, 'a[href]', 'href'), { signal });
}

function noteVisitor(): void {
  const { signedOut } = configuration(SessionConfiguration);
  const isOver = !isCustomer(shopper());
  if (hasSignedOut() === isOver || (isOver && !signedOut)) return;
  // If the sign-out link was not pressed, values from before this page belong to the customer who signed out
  rememberSignOut(isOver ? pageOpenedAt() : undefined, isOver);
}

/** Handles a press on the sign-out link, or on the sign-out form or its button. */
function leave(
  { target, defaultPrevented }: Event,
  selector: string,
  name: string,
  button?: HTMLElement | null,
): void {
  const element = target instanceof Element && closest(target, selector);
  if (defaultPrevented || !element) return;
  const url = (button && getAttribute(button, 'formaction')) ?? getAttribute(element, name);
  if (!isSignOut(url ?? '')) return;
  rememberSignOut(Date.now());
  void forgetPersonalData();
}

/** The shopper continues as a guest: deletes the values that an expired session has left. */
export function continueAsGuest(): void {
  if (isCustomer(shopper())) return;
  rememberSignOut();
  void sweep();
}

/**
 * Whether a URL is the configured sign-out URL. The configured query must be part of it: with `/?abmelden=1`, a plain
 * link to the home page does not sign out.
 */
function isSignOut(url: string): boolean {
  const { signOutUrl } = configuration(SessionConfiguration);
  // Resolved from the root: a relative URL would differ on each page
  const wanted = linkTo(signOutUrl.replace(/^(?!\/|https?:)/i, '/'));
  const { origin, pathname, search } = linkTo(url);
  const query = new URLSearchParams(search);
  return (
    origin + pathname === wanted.origin + wanted.pathname &&
    [...new URLSearchParams(wanted.search)].every(([name, value]) => query.get(name) === value)
  );
}

/** Parses any URL, also in a page without a URL of its own, and never throws. */
const linkTo = (href: string) => Object.assign(document.createElement('a'), { href });
