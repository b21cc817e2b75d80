import { type Atom, atom, type WritableAtom } from 'nanostores';
import { type InferOutput, number, object, optional, safeParse } from 'valibot';
import { kept } from '../../kept/kept.ts';
import { keepPlainText, readPlainText } from '../../kept/plain-text.ts';
import { text } from '../../model/attributes.ts';
import { Consent, type Purpose, PurposeConsents, purposes } from '../../model/consent.ts';
import { broadcast, onBroadcast } from '../../page/broadcast.ts';
import { onPageReturn } from '../../page/page-lifecycle.ts';
import { queryPage } from '../../registry/native.ts';

/** What the shopper has answered to the cookie banner; undefined until then. @see site.md section 4.3 */
export const $consent = atom<Consent | undefined>();

/** The answers by purpose, with their time (milliseconds since 1970) and the version of the banner's text. */
const ConsentRecord = object({
  /** The banner's answer at that time: where the key says something else now, another script has answered for all */
  consent: optional(Consent),
  purposes: PurposeConsents,
  version: optional(text),
  at: number(),
});
export type ConsentRecord = InferOutput<typeof ConsentRecord>;

/** `granted` means all purposes, `denied` none; the record refines it. Other scripts read and write this key, too. */
const key = 'cookieConsent';
/** The last millisecond that a date has */
const latest = 8.64e15;

/** Ten years: an answer holds until it is changed. */
const maxAge = 10 * 365 * 24 * 60 * 60 * 1000;
const record = kept({
  name: 'consent',
  where: 'device',
  owner: 'device',
  schema: ConsentRecord,
  maxAge,
  orCookie: true,
});

let answers: PurposeConsents = {};
const permissions = new Map<Purpose, WritableAtom<boolean>>();

/** The answer that counts for a purpose; undefined where none was given. */
export const consentFor = (purpose: Purpose): Consent | undefined => answers[purpose] ?? $consent.get();

/**
 * Whether a service of a third party may be loaded for this purpose. Every caller calls `followConsent` as well.
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

/** Reads the answers, and follows other tabs and the return to a page, until the signal aborts. */
export function followConsent(signal: AbortSignal): void {
  read();
  onPageReturn(read, signal);
  onBroadcast(({ consent, purposes: others }) => {
    // The answer of the banner alone is one for all purposes
    if (consent || others) take(consent ?? $consent.get(), others ?? {});
  }, signal);
}

function read(): void {
  const answer = safeParse(Consent, readPlainText(key));
  const consent = answer.success ? answer.output : undefined;
  const last = consentRecord();
  if (!consent && !last) {
    // Nothing is kept, or the browser forbids it: the answers of this page hold
    take($consent.get(), answers);
  } else if (last && isOutdated(last)) {
    keepPlainText(key, '');
    record.forget();
    take(undefined, {});
  } else {
    take(consent, last?.consent === consent ? (last?.purposes ?? {}) : {});
  }
}

/** Whether the page's banner has another text than the one that was answered. */
function isOutdated({ version }: ConsentRecord): boolean {
  const shown = queryPage('[data-widget="cookie-banner"]')[0]?.dataset.version;
  return version !== undefined && shown !== undefined && version !== shown;
}

function take(consent: Consent | undefined, others: PurposeConsents): void {
  answers = others;
  $consent.set(consent);
  for (const [purpose, permission] of permissions) permission.set(consentFor(purpose) === 'granted');
}

/** The answer to the banner, for all purposes. */
export function decideConsent(consent: Consent, version?: string, now = Date.now()): void {
  decide(
    consent,
    each(() => consent),
    version,
    now,
  );
}

/**
 * An answer for each purpose; those without one are denied. The key stays `denied` unless all are granted: a script that
 * reads it alone loads nothing then.
 */
export function decidePurposes(chosen: PurposeConsents, version?: string, now = Date.now()): void {
  decide(
    'denied',
    each((purpose) => chosen[purpose] ?? 'denied'),
    version,
    now,
  );
}

/** An answer for one purpose, given where its service is needed. The banner's answer stays, unless it meant all. */
export function decidePurpose(purpose: Purpose, consent: Consent, now = Date.now()): void {
  // Another tab may have answered meanwhile
  read();
  const version = $consent.get() && consentRecord()?.version;
  const others = { ...answers, [purpose]: consent };
  if (consent === 'granted' || $consent.get() !== 'granted') {
    decide($consent.get(), others, version, now);
  } else {
    const all = each((other) => others[other] ?? 'granted');
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

const each = (answer: (purpose: Purpose) => Consent): PurposeConsents =>
  Object.fromEntries(purposes.map((purpose) => [purpose, answer(purpose)]));

/** The answers, their time and text; undefined where another script has kept the answer, or nothing was answered. */
export function consentRecord(): ConsentRecord | undefined {
  const last = record.read();
  return last && last.at >= 0 && last.at <= latest ? last : undefined;
}

/** As on a new page; for tests. */
export function resetConsent(): void {
  answers = {};
  permissions.clear();
  $consent.set(undefined);
}
