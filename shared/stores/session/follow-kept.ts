import { configuration } from '../../api/configuration.ts';
import { isCustomer, shopper } from '../../kept/owner.ts';
import { pageOpenedAt } from '../../kept/page-opened.ts';
import { hasSignedOut, rememberSignOut, signOutKey } from '../../kept/signed-out.ts';
import { forgetEverything, forgetLeft, sweep } from '../../kept/sweep.ts';
import { SessionConfiguration } from '../../model/configuration.ts';
import { isFromHistory, onPageRestore } from '../../page/page-lifecycle.ts';
import { closest, getAttribute } from '../../registry/native.ts';

/**
 * Keeps what is kept on this device to those whom it belongs to, until the signal says stop, and when the customer signs
 * out. A page that is gone back to does not judge: it would take what is kept now from whoever is here now.
 *
 * @see site.md section 4.1
 */
export function followKept(signal: AbortSignal): void {
  if (isFromHistory()) void forgetLeft();
  else {
    noteVisitor();
    // What is in storage goes at once: the next thing that this page does is to look for what earlier ones have kept
    void sweep();
  }
  onPageRestore(forgetLeft, signal);
  // A sign-out in another tab
  addEventListener('storage', ({ key }) => void (key === signOutKey && forgetLeft()), { signal });
  addEventListener('submit', (event) => leave(event, 'form', 'action', event.submitter), { signal });
  addEventListener('click', (event) => leave(event, 'a[href]', 'href'), { signal });
}

function noteVisitor(): void {
  const { signedOut } = configuration(SessionConfiguration);
  const isOver = !isCustomer(shopper());
  if (hasSignedOut() === isOver || (isOver && !signedOut)) return;
  // Where nobody has pressed: what was kept until this page was asked for is of the customer who has left
  rememberSignOut(isOver ? pageOpenedAt() : undefined, isOver);
}

/** The press on the link, the form or its button that signs out. */
function leave(
  { target, defaultPrevented }: Event,
  selector: string,
  name: string,
  button?: HTMLElement | null,
): void {
  const element = target instanceof Element && closest(target, selector);
  if (defaultPrevented || !element) return;
  const address = (button && getAttribute(button, 'formaction')) ?? getAttribute(element, name);
  if (!isSignOut(address ?? '')) return;
  rememberSignOut(Date.now());
  void forgetEverything();
}

/** Somebody goes on as a guest: nobody signs in again, and what an ended session has left is deleted. */
export function goOnAsGuest(): void {
  if (isCustomer(shopper())) return;
  rememberSignOut();
  void sweep();
}

/** A query of the configured address has to be in this one, too: `/?abmelden=1` is not every link to the first page. */
function isSignOut(address: string): boolean {
  const { signOutUrl } = configuration(SessionConfiguration);
  // From the root: on each page a relative one would be another address
  const wanted = linkTo(signOutUrl.replace(/^(?!\/|https?:)/i, '/'));
  const { origin, pathname, search } = linkTo(address);
  const query = new URLSearchParams(search);
  return (
    origin + pathname === wanted.origin + wanted.pathname &&
    [...new URLSearchParams(wanted.search)].every(([name, value]) => query.get(name) === value)
  );
}

/** Reads any address, also in a page without one of its own, and never throws. */
const linkTo = (href: string) => Object.assign(document.createElement('a'), { href });
