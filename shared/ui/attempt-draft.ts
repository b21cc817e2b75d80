import { keepDraftInTab, recallDraftInTab } from '../stores/draft-storage.ts';
import type { Attempt } from '../stores/serial-queue.ts';

/** What stands in a form, by the names of its fields; and how it was sent, while it is unknown what became of that. */
export interface AttemptDraft {
  texts: Readonly<Record<string, string>>;
  attempt?: Attempt | undefined;
}

/** Characters; more than the shop takes of all fields of such a form, twice: the attempt has them, too. */
const longest = 20_000;

/**
 * Keeps what is being entered under a name for as long as the tab lives: a reload and a new sign-in find it again, and what
 * is sent again then is the same to the shop.
 */
export const attemptDraft = (name: string) => ({
  keep(form: HTMLFormElement, attempt: Attempt | undefined): void {
    keepDraftInTab(name, { texts: textsOf(form), attempt } satisfies AttemptDraft, longest);
  },
  forget: () => keepDraftInTab(name, undefined),
  /** What was kept; storage is not ours alone, and what does not fit is left out. */
  recall(): AttemptDraft {
    const { texts, attempt } = Object(recallDraftInTab(name));
    const entries = Object.entries(Object(texts)).filter((entry): entry is [string, string] =>
      isText(entry[1]),
    );
    const isAttempt = isText(attempt?.content) && isText(attempt?.key);
    return { texts: Object.fromEntries(entries), attempt: isAttempt ? attempt : undefined };
  },
});

const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

const isText = (value: unknown): value is string => typeof value === 'string';
