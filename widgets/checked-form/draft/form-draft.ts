import { type InferOutput, object, optional } from 'valibot';
import { kept, keptNames } from '../../../shared/kept/kept.ts';
import { flag, readable, text } from '../../../shared/model/values.ts';

const Field = object({
  name: text,
  value: text,
  /** Whether a checkbox or radio button is checked; undefined for other fields */
  isTicked: optional(flag),
});

export type KeptField = InferOutput<typeof Field>;

const Draft = object({
  fields: readable(Field),
  /**
   * Names of password and file fields that the user must fill in again, because their values are never stored
   */
  again: readable(text),
  /** Whether the form was sent and the outcome is unknown */
  isSent: optional(flag),
  /** Whether the user left the page between the press and the request */
  isStopped: optional(flag),
});

export type FormDraft = InferOutput<typeof Draft>;

const prefix = 'form:';

/** Maximum length in characters: far more than users type, and below the storage limit. */
const maxLength = 200_000;

const draft = (name: string) => kept({ name, where: 'tab', schema: Draft, owner: 'shopper', maxLength });

/**
 * Returns the key of a draft. The key contains the path, because the same form on another page has its own
 * draft.
 */
export const draftName = (form: string) => `${prefix}${form}:${location.pathname}`;

/**
 * Stores the input of a form for the lifetime of the tab. The input is restored after a reload, Back and a
 * new sign-in.
 *
 * @see site.md section 2.19
 */
export function keepDraft(name: string, entered: FormDraft): void {
  const isEmpty = entered.fields.length + entered.again.length === 0;
  draft(name).write(isEmpty ? undefined : entered);
}

export const forgetDraft = (name: string) => draft(name).forget();

export const recallDraft = (name: string) => draft(name).read();

/** Deletes the sent drafts of a form, on all pages. Called after the shop has accepted the form. */
export function forgetSent(form: string): void {
  for (const name of keptNames('tab', `${prefix}${form}:`)) if (recallDraft(name)?.isSent) forgetDraft(name);
}

/**
 * Marks sent drafts as not sent. Called on the login page, because a server that responds with the login page has
 * not accepted the form. The drafts are restored after the login.
 *
 * @param login key of the login form's own draft, which is not changed
 */
export function keepSent(login: string): void {
  for (const name of keptNames('tab', prefix)) {
    const sent = recallDraft(name);
    if (sent?.isSent && name !== login) keepDraft(name, { ...sent, isSent: false });
  }
}
