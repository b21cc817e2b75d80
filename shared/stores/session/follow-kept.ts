import { configuration } from '../../api/configuration.ts';
import { isCustomer, shopper } from '../../kept/owner.ts';
import { pageOpenedAt } from '../../kept/page-opened.ts';
import { hasSignedOut, rememberSignOut, signOutKey } from '../../kept/signed-out.ts';
import { forgetPersonalData, sweep, sweepAfterSignOut } from '../../kept/sweep/sweep.ts';
import { SessionConfiguration } from '../../model/configuration/session.ts';
import { mayBeOutdated, onPageRestore } from '../../page/page-lifecycle.ts';
import { closest, getAttribute } from '../../registry/native.ts';

/**
 * Removes stored values of other shoppers on page load and after a sign-out in any tab, until the signal aborts. When
 * the customer signs out on this page, removes all personal values. An outdated page removes only values from before a
 * sign-out, because its HTML may belong to an earlier shopper.
 *
 * @see site.md section 4.1
 */
export function followKept(signal: AbortSignal): void {
  if (mayBeOutdated()) void sweepAfterSignOut();
  else {
    noteVisitor();
    // The sweep starts immediately, before widgets of this page read stored values
    void sweep();
  }
  onPageRestore(sweepAfterSignOut, signal);
  addEventListener('storage', ({ key }) => void (key === signOutKey && sweepAfterSignOut()), { signal });
  addEventListener('submit', (event) => leave(event, 'form', 'action', event.submitter), { signal });
  addEventListener('click', (event) => leave(event, 'a[href]', 'href'), { signal });
}

function noteVisitor(): void {
  const { signedOut } = configuration(SessionConfiguration);
  const isOver = !isCustomer(shopper());
  if (hasSignedOut() === isOver || (isOver && !signedOut)) return;
  // If the session ended without the sign-out link, values from before this page belong to the earlier customer
  rememberSignOut(isOver ? pageOpenedAt() : undefined, isOver);
}

/** Handles a click on the sign-out link or a submit of the sign-out form. */
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

/** Deletes the values of an expired session, because the shopper continues as a guest. */
export function continueAsGuest(): void {
  if (isCustomer(shopper())) return;
  rememberSignOut();
  void sweep();
}

/**
 * Whether a URL is the configured sign-out URL, including the query. If `/?abmelden=1` is configured, `/` does not sign
 * out.
 */
function isSignOut(url: string): boolean {
  const { signOutUrl } = configuration(SessionConfiguration);
  // The configured URL is resolved from the root, because a relative URL would differ on each page
  const wanted = linkTo(signOutUrl.replace(/^(?!\/|https?:)/i, '/'));
  const { origin, pathname, search } = linkTo(url);
  const query = new URLSearchParams(search);
  return (
    origin + pathname === wanted.origin + wanted.pathname &&
    [...new URLSearchParams(wanted.search)].every(([name, value]) => query.get(name) === value)
  );
}

/** Parses a URL. Unlike `new URL`, never throws, and works on a page without its own URL. */
const linkTo = (href: string) => Object.assign(document.createElement('a'), { href });
