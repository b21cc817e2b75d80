import { type InferOutput, object, optional } from 'valibot';
import { kept, keptNames } from '../../../shared/kept/kept.ts';
import { customSchema } from '../../../shared/model/custom-schema.ts';
import { flag, readable, text } from '../../../shared/model/values.ts';

/** The value of a field, and the checked state of a checkbox or radio button. */
export type KeptField = readonly [name: string, value: string, isTicked?: boolean];

const field = customSchema('field', (raw): KeptField | undefined => {
  const [name, value, isTicked] = Array.isArray(raw) ? raw : [];
  const isOne = typeof name === 'string' && typeof value === 'string';
  const isKnown = isTicked === undefined || typeof isTicked === 'boolean';
  return isOne && isKnown ? (isTicked === undefined ? [name, value] : [name, value, isTicked]) : undefined;
});

const Draft = object({
  fields: readable(field),
  /** Names of passwords and files that must be entered again; their values are never stored */
  again: readable(text),
  /** The form was sent, and the shop has not confirmed it yet */
  isSent: optional(flag),
  /** The page was left between the press and the request */
  isStopped: optional(flag),
});

/** The stored input of a form. */
export type FormDraft = InferOutput<typeof Draft>;

const prefix = 'form:';

/** In characters: far more than users type, and less than the storage limit. */
const maxLength = 200_000;

const draft = (name: string) => kept({ name, where: 'tab', schema: Draft, owner: 'shopper', maxLength });

/** Contains the path, because the same form on another page has its own draft. */
export const draftName = (form: string) => `${prefix}${form}:${location.pathname}`;

/**
 * Stores the input of a form for the lifetime of the tab: a reload, Back and a new sign-in restore it.
 *
 * @see site.md section 2.19
 */
export function keepDraft(name: string, entered: FormDraft): void {
  const isEmpty = entered.fields.length + entered.again.length === 0;
  draft(name).write(isEmpty ? undefined : entered);
}

export const forgetDraft = (name: string) => draft(name).forget();

export const recallDraft = (name: string) => draft(name).read();

/** Deletes the sent drafts of a form on all pages, after the shop has accepted it. */
export function forgetSent(form: string): void {
  for (const name of keptNames('tab', `${prefix}${form}:`)) if (recallDraft(name)?.isSent) forgetDraft(name);
}

/**
 * Keeps the draft of a form after the server responded with the login page, which means that it did not accept the
 * form. The draft is restored after the login.
 *
 * @param login name of the login form's own draft, which is not changed
 */
export function keepSent(login: string): void {
  for (const name of keptNames('tab', prefix)) {
    const sent = recallDraft(name);
    if (sent?.isSent && name !== login) keepDraft(name, { ...sent, isSent: false });
  }
}
