import { configuration } from '../api/configuration.ts';
import { isOfBefore, parseEnvelope } from '../kept/envelope.ts';
import { isCustomer, shopper, unnamed } from '../kept/owner.ts';
import { keysIn, readText, removeText, type Storable } from '../kept/places.ts';
import { endSignOut, hasSignedOut, rememberSignOut, signedOutAt } from '../kept/signed-out.ts';
import { forgetEverything, sweep } from '../kept/sweep.ts';
import { SessionConfiguration } from '../model/configuration.ts';
import { closest, getAttribute } from '../registry/native.ts';
import { isFromHistory, onPageRestore } from './page-lifecycle.ts';

/**
 * Keeps what is kept on this device to those whom it belongs to, until the signal says stop, and when the customer signs
 * out. A page that is gone back to does not judge: it would take what is kept now from whoever is here now.
 *
 * @see site.md section 4.1
 */
export function followKept(signal: AbortSignal): void {
  const isOld = isFromHistory();
  forgetBefore(signedOutAt());
  if (!isOld) {
    noteVisitor();
    void sweep();
  }
  onPageRestore(() => forgetBefore(signedOutAt()), signal);
  addEventListener('submit', (event) => leave(event, addressOf(event.target, 'form', 'action')), { signal });
  addEventListener('click', (event) => leave(event, addressOf(event.target, 'a[href]', 'href')), { signal });
}

function noteVisitor(): void {
  const { authenticated, signedOut } = configuration(SessionConfiguration);
  if (isCustomer(shopper())) {
    if (hasSignedOut()) endSignOut();
  } else if (signedOut) rememberSignOut();
  // At once: the next page may be printed for another customer without a name
  if (authenticated === false) removeKeys((_, key) => key.endsWith(unnamed));
}

/** At once: the next thing that this page does is to look for what earlier ones have kept. */
function forgetBefore(time: number): void {
  if (!time) return;
  removeKeys((place, key) => {
    const envelope = parseEnvelope(readText(place, key));
    return envelope !== undefined && isOfBefore(envelope, time);
  });
}

function removeKeys(isGone: (place: Storable, key: string) => boolean): void {
  for (const place of ['tab', 'device'] as const)
    for (const key of keysIn(place, 'krume:')) if (isGone(place, key)) removeText(place, key);
}

/** The press on the link or the form that signs out. */
function leave(event: Event, address: string | undefined): void {
  if (event.defaultPrevented || address === undefined) return;
  const { signOutUrl } = configuration(SessionConfiguration);
  if (pathOf(address) !== pathOf(signOutUrl)) return;
  rememberSignOut(Date.now());
  void forgetEverything();
}

/** Somebody goes on as a guest: nobody signs in again, and what an ended session has left is deleted. */
export function goOnAsGuest(): void {
  if (isCustomer(shopper())) return;
  rememberSignOut();
  void sweep();
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
