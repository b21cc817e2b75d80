import { type InferOutput, object, optional } from 'valibot';
import { kept, keptNames } from '../../../shared/kept/kept.ts';
import { customSchema } from '../../../shared/model/custom-schema.ts';
import { flag, readable, text } from '../../../shared/model/values.ts';

/** What stood in a field; of a checkbox or a radio button, also whether it was ticked. */
export type KeptField = readonly [name: string, value: string, isTicked?: boolean];

const field = customSchema('field', (raw): KeptField | undefined => {
  const [name, value, isTicked] = Array.isArray(raw) ? raw : [];
  const isOne = typeof name === 'string' && typeof value === 'string';
  const isKnown = isTicked === undefined || typeof isTicked === 'boolean';
  return isOne && isKnown ? (isTicked === undefined ? [name, value] : [name, value, isTicked]) : undefined;
});

const Draft = object({
  fields: readable(field),
  /** Names of what has to be entered again: passwords and files are never kept */
  again: readable(text),
  /** It has been sent; whether the shop took it is not known yet */
  isSent: optional(flag),
  /** The page was left after the press and before anything went out */
  isStopped: optional(flag),
});

/** What was entered into a form. */
export type FormDraft = InferOutput<typeof Draft>;

const prefix = 'form:';

/** Characters; far more than anybody types, and less than storage has. */
const maxLength = 200_000;

const draft = (name: string) => kept({ name, where: 'tab', schema: Draft, owner: 'shopper', maxLength });

/** A form on a page: the same one elsewhere is another one. */
export const draftName = (form: string) => `${prefix}${form}:${location.pathname}`;

/**
 * Keeps what was entered for as long as the tab lives: a reload, Back and a new sign-in find it again.
 *
 * @see site.md section 2.19
 */
export function keepDraft(name: string, entered: FormDraft): void {
  const isEmpty = entered.fields.length + entered.again.length === 0;
  draft(name).write(isEmpty ? undefined : entered);
}

export const forgetDraft = (name: string) => draft(name).forget();

export const recallDraft = (name: string) => draft(name).read();

/** Forgets what was sent from a form, wherever on the site it stood: the shop has taken it. */
export function forgetSent(form: string): void {
  for (const name of keptNames('tab', `${prefix}${form}:`)) if (recallDraft(name)?.isSent) forgetDraft(name);
}

/** What was sent has met the login, whose own name is `login`: it was not taken, and is wanted again after it. */
export function keepSent(login: string): void {
  for (const name of keptNames('tab', prefix)) {
    const sent = recallDraft(name);
    if (sent?.isSent && name !== login) keepDraft(name, { ...sent, isSent: false });
  }
}
