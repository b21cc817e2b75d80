import { type Atom, atom, type WritableAtom } from 'nanostores';
import { type InferOutput, number, object, optional, safeParse } from 'valibot';
import { kept } from '../../kept/kept.ts';
import { keepPlainText, readPlainText } from '../../kept/plain-text.ts';
import { day } from '../../kept/seal.ts';
import { text } from '../../model/attributes.ts';
import { Consent, type Purpose, PurposeConsents, purposes } from '../../model/consent.ts';
import { broadcast, onBroadcast } from '../../page/broadcast.ts';
import { onPageReturn } from '../../page/page-lifecycle.ts';
import { queryPage } from '../../registry/native.ts';
import { resettable } from '../../registry/resettable.ts';

/** The shopper's choice in the cookie banner; undefined before a choice. @see site.md section 4.3 */
export const $consent = atom<Consent | undefined>();

/**
 * The choices by purpose, with the time of the choice (`at`, milliseconds since 1970) and the version of the banner's
 * text.
 */
const ConsentRecord = object({
  /**
   * The value of the `cookieConsent` key when this record was stored. If the key now has another value, another script
   * has set the key
   */
  consent: optional(Consent),
  purposes: PurposeConsents,
  version: optional(text),
  at: number(),
});
type ConsentRecord = InferOutput<typeof ConsentRecord>;

/** The storage key that contains `granted` or `denied` for all purposes. Other scripts also read and write this key. */
const key = 'cookieConsent';

/** The largest time value of a `Date` in milliseconds */
const latest = 8.64e15;

/** Ten years in milliseconds, because a choice is valid until the shopper changes it. */
const maxAge = 10 * 365 * day;
const record = kept({
  name: 'consent',
  where: 'device',
  owner: 'device',
  schema: ConsentRecord,
  maxAge,
  orCookie: true,
});

let choices: PurposeConsents = {};
const permissions = new Map<Purpose, WritableAtom<boolean>>();

/** The choice that applies to a purpose; undefined before a choice. */
export const consentFor = (purpose: Purpose): Consent | undefined => choices[purpose] ?? $consent.get();

/**
 * Whether a third-party service with this purpose may be loaded. The caller must also call `followConsent`, which
 * updates the value.
 *
 * @example mayLoad('maps').get(), useStore(mayLoad('maps'))
 */
export function mayLoad(purpose: Purpose): Atom<boolean> {
  const known = permissions.get(purpose);
  if (known) return known;
  const permission = atom(consentFor(purpose) === 'granted');
  permissions.set(purpose, permission);
  return permission;
}

/** Reads the choices immediately, on return to the page, and after changes in other tabs, until the signal aborts. */
export function followConsent(signal: AbortSignal): void {
  read();
  onPageReturn(read, signal);
  onBroadcast(({ consent, purposes: others }) => {
    // A choice without purposes applies to all purposes
    if (consent || others) take(consent ?? $consent.get(), others ?? {});
  }, signal);
}

function read(): void {
  const parsed = safeParse(Consent, readPlainText(key));
  const consent = parsed.success ? parsed.output : undefined;
  const last = consentRecord();
  if (!consent && !last) {
    // Keeps the choices that were made on this page, because the browser may forbid storage
    take($consent.get(), choices);
  } else if (last && isOutdated(last)) {
    keepPlainText(key, '');
    record.forget();
    take(undefined, {});
  } else {
    take(consent, last?.consent === consent ? (last?.purposes ?? {}) : {});
  }
}

/** Whether the banner's text has changed since the choice. */
function isOutdated({ version }: ConsentRecord): boolean {
  const shown = queryPage('[data-widget="cookie-banner"]')[0]?.dataset.version;
  return version !== undefined && shown !== undefined && version !== shown;
}

function take(consent: Consent | undefined, others: PurposeConsents): void {
  choices = others;
  $consent.set(consent);
  for (const [purpose, permission] of permissions) permission.set(consentFor(purpose) === 'granted');
}

/** Applies the banner's choice to all purposes. */
export function decideConsent(consent: Consent, version?: string, now = Date.now()): void {
  decide(
    consent,
    forEachPurpose(() => consent),
    version,
    now,
  );
}

/**
 * Applies a choice for each purpose; a missing purpose is denied. The key `cookieConsent` becomes `denied`, so that
 * scripts that read only this key load nothing.
 */
export function decidePurposes(chosen: PurposeConsents, version?: string, now = Date.now()): void {
  decide(
    'denied',
    forEachPurpose((purpose) => chosen[purpose] ?? 'denied'),
    version,
    now,
  );
}

/**
 * Applies a choice for a single purpose. The choice for all purposes stays, except that `granted` becomes `denied` if
 * this purpose is denied.
 */
export function decidePurpose(purpose: Purpose, consent: Consent, now = Date.now()): void {
  // Another tab may have changed the choices
  read();
  const version = $consent.get() && consentRecord()?.version;
  const others = { ...choices, [purpose]: consent };
  if (consent === 'granted' || $consent.get() !== 'granted') {
    decide($consent.get(), others, version, now);
  } else {
    const all = forEachPurpose((other) => others[other] ?? 'granted');
    decide('denied', all, version, now);
  }
}

function decide(
  consent: Consent | undefined,
  others: PurposeConsents,
  version: string | undefined,
  now: number,
): void {
  if (consent) keepPlainText(key, consent);
  record.write({ consent, purposes: others, version, at: now });
  take(consent, others);
  broadcast({ consent, purposes: others });
}

const forEachPurpose = (choose: (purpose: Purpose) => Consent): PurposeConsents =>
  Object.fromEntries(purposes.map((purpose) => [purpose, choose(purpose)]));

/** The stored choices with their time and text version; undefined before a choice. */
export function consentRecord(): ConsentRecord | undefined {
  const last = record.read();
  return last && last.at >= 0 && last.at <= latest ? last : undefined;
}

resettable(() => {
  choices = {};
  permissions.clear();
  $consent.set(undefined);
});
