import { type Atom, atom, type WritableAtom } from 'nanostores';
import { array, object, optional, safeParse } from 'valibot';
import { text } from '../model/attributes.ts';
import { Consent } from '../model/consent.ts';
import { broadcast, onBroadcast } from './broadcast.ts';
import { onPageReturn } from './page-lifecycle.ts';
import { keepText, readText, recall, remember } from './storage.ts';

/** What the shopper has answered to the cookie banner; undefined until then. @see site.md section 4.3 */
export const $consent = atom<Consent | undefined>();

/** What was answered, to which text, and when. */
export interface ConsentRecord {
  consent: Consent;
  /** Of the text that was agreed to, as the page names it */
  version?: string | undefined;
  /** Milliseconds since 1970 */
  at: number;
}

const key = 'cookieConsent';
const Kept = object({ consent: Consent, version: optional(text) });
const Services = array(text);

/** Services that were allowed one by one, where they were needed. */
let services: readonly string[] = [];
const permissions = new Map<string, WritableAtom<boolean>>();

/**
 * Whether something of a third party may be loaded: with the consent of the banner, or because this service was allowed
 * where it was needed. Whoever asks follows the consent, too.
 *
 * @example mayLoad('maps').get(), useStore(mayLoad('maps'))
 */
export function mayLoad(service: string): Atom<boolean> {
  const known = permissions.get(service);
  if (known) return known;
  const permission = atom(isAllowed(service));
  permissions.set(service, permission);
  return permission;
}

const isAllowed = (service: string) => $consent.get() === 'granted' || services.includes(service);

/** Reads what was answered, and hears of other tabs and of the way back to a page, until the signal says stop. */
export function followConsent(signal: AbortSignal): void {
  read();
  onPageReturn(read, signal);
  onBroadcast(({ consent }) => {
    if (!consent) return;
    // Who declines takes back what was allowed before, in every tab
    if (consent === 'denied') services = [];
    take(consent);
  }, signal);
}

function read(): void {
  const kept = safeParse(Consent, readText(key));
  const allowed = safeParse(Services, recall('allowed')?.value);
  if (allowed.success) services = allowed.output;
  take(kept.success ? kept.output : $consent.get());
}

function take(consent: Consent | undefined): void {
  $consent.set(consent);
  for (const [service, permission] of permissions) permission.set(isAllowed(service));
}

/** The answer to the banner: kept with its time and the version of the text, and told to the other tabs. */
export function decideConsent(consent: Consent, version?: string, now = Date.now()): void {
  keepText(key, consent);
  remember('consent', { consent, version }, now);
  if (consent === 'denied') allowOnly([]);
  take(consent);
  broadcast({ consent });
}

/** The text has changed since it was answered: as if nothing had been said. */
export function forgetConsent(): void {
  keepText(key, '');
  take(undefined);
}

/** One service is allowed where it is needed, here and for 17 days, until the shopper declines. */
export function allowService(service: string): void {
  // Another tab may have allowed one meanwhile
  read();
  allowOnly([...services, service]);
  take($consent.get());
}

function allowOnly(names: readonly string[]): void {
  services = names;
  remember('allowed', names);
}

/** When which text was answered, and how; undefined where another script has kept the answer, or nothing was. */
export function consentRecord(): ConsentRecord | undefined {
  const { at, value } = recall('consent', 0, Number.POSITIVE_INFINITY) ?? {};
  const kept = safeParse(Kept, value);
  return kept.success && at !== undefined ? { ...kept.output, at } : undefined;
}

/** As on a new page; for tests. */
export function resetConsent(): void {
  services = [];
  permissions.clear();
  $consent.set(undefined);
}
