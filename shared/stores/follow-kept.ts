import { configuration } from '../api/configuration.ts';
import { isCustomer, shopper, unnamed } from '../kept/owner.ts';
import { keysIn, removeText } from '../kept/places.ts';
import { forgetSignOut, hasSignedOut, rememberSignOut } from '../kept/signed-out.ts';
import { SessionConfiguration } from '../model/configuration.ts';
import { closest, getAttribute } from '../registry/native.ts';
import { onPageReturn } from './page-lifecycle.ts';

/**
 * Keeps what is kept on this device to those whom it belongs to: sweeps when the page is idle, and forgets everything
 * when the customer signs out, until the signal says stop.
 *
 * @see site.md section 4.1
 */
export function followKept(signal: AbortSignal): void {
  const begin = () => {
    noteVisitor();
    const later: (run: () => void) => void = window.requestIdleCallback ?? setTimeout;
    later(() => signal.aborted || load().then(({ sweep }) => sweep(), ignore));
  };
  begin();
  onPageReturn(begin, signal);
  addEventListener('submit', (event) => leave(event, addressOf(event.target, 'form', 'action')), { signal });
  addEventListener('click', (event) => leave(event, addressOf(event.target, 'a[href]', 'href')), { signal });
}

const load = () => import('../kept/sweep.ts');

/** A chunk that does not come leaves the sweep to the next page. */
const ignore = () => {};

function noteVisitor(): void {
  const { authenticated, signedOut } = configuration(SessionConfiguration);
  if (isCustomer(shopper())) {
    if (hasSignedOut()) forgetSignOut();
  } else if (signedOut) rememberSignOut();
  // At once: the next page may be printed for another customer without a name
  if (authenticated === false)
    for (const place of ['tab', 'device'] as const)
      for (const key of keysIn(place, 'krume:')) if (key.endsWith(unnamed)) removeText(place, key);
}

/** The press on the link or the form that signs out. */
function leave(event: Event, address: string | undefined): void {
  if (event.defaultPrevented || address === undefined) return;
  const { signOutUrl } = configuration(SessionConfiguration);
  if (pathOf(address) === pathOf(signOutUrl)) void forgetCustomer();
}

/** Somebody goes on as a guest: nobody signs in again, and what an ended session has left is deleted. */
export async function goOnAsGuest(): Promise<void> {
  if (isCustomer(shopper())) return;
  rememberSignOut();
  await load().then(({ sweep }) => sweep(), ignore);
}

/** The customer has signed out: nothing is left of what was entered or made here. */
async function forgetCustomer(): Promise<void> {
  rememberSignOut();
  await load().then(({ forgetEverything }) => forgetEverything(), ignore);
}

function addressOf(target: unknown, selector: string, name: string): string | undefined {
  const element = target instanceof Element ? closest(target, selector) : null;
  return element ? (getAttribute(element, name) ?? undefined) : undefined;
}

function pathOf(address: string): string | undefined {
  const { origin, pathname } = URL.canParse(address, location.href)
    ? new URL(address, location.href)
    : { origin: '', pathname: address };
  return origin + pathname;
}
