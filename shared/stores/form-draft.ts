import { draftNames, keepDraftInTab, recallDraftInTab } from './draft-storage.ts';

/** What stood in a field; of a checkbox or a radio button, also whether it was ticked. */
export type KeptField = readonly [name: string, value: string, isTicked?: boolean];

/** What was entered into a form. */
export interface FormDraft {
  fields: readonly KeptField[];
  /** Names of what has to be entered again: passwords and files are never kept */
  again: readonly string[];
  /** It has been sent; whether the shop took it is not known yet */
  isSent?: boolean;
  /** The page was left after the press and before anything went out */
  isStopped?: boolean;
}

const prefix = 'krume:form:';

/** Characters; far more than anybody types, and less than storage has. */
const longest = 200_000;

/** A form on a page: the same one elsewhere is another one. */
export const draftName = (form: string) => `${prefix}${form}:${location.pathname}`;

/**
 * Keeps what was entered for as long as the tab lives: a reload, Back and a new sign-in find it again.
 *
 * @see site.md section 2.19
 */
export function keepDraft(name: string, draft: FormDraft): void {
  const isEmpty = draft.fields.length + draft.again.length === 0;
  keepDraftInTab(name, isEmpty ? undefined : draft, longest);
}

export function forgetDraft(name: string): void {
  keepDraft(name, { fields: [], again: [] });
}

/** What was kept; storage is not ours alone, and what does not fit is left out. */
export function recallDraft(name: string): FormDraft | undefined {
  const { fields, again, isSent, isStopped } = Object(recallDraftInTab(name));
  if (!Array.isArray(fields) || !Array.isArray(again)) return undefined;
  return {
    fields: fields.filter(isKept),
    again: again.filter(isText),
    isSent: isSent === true,
    isStopped: isStopped === true,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isKept = (entry: unknown): entry is KeptField =>
  Array.isArray(entry) &&
  isText(entry[0]) &&
  isText(entry[1]) &&
  (entry[2] === undefined || typeof entry[2] === 'boolean');

/** Forgets what was sent from a form, wherever on the site it stood: the shop has taken it. */
export function forgetSent(form: string): void {
  for (const name of draftNames(`${prefix}${form}:`)) if (recallDraft(name)?.isSent) forgetDraft(name);
}

/** What was sent has met the login, whose own name is `login`: it was not taken, and is wanted again after it. */
export function keepSent(login: string): void {
  for (const name of draftNames(prefix)) {
    const draft = recallDraft(name);
    if (draft?.isSent && name !== login) keepDraft(name, { ...draft, isSent: false });
  }
}
