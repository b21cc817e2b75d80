import { keepInTab, recallInTab } from '../../shared/stores/tab-storage.ts';
import type { Attempt } from '../../shared/ui/use-attempt-key.ts';

/** What stands in the form, by the names of its fields; and how it was sent, while it is unknown what became of that. */
export interface ReviewDraft {
  texts: Readonly<Record<string, string>>;
  attempt?: Attempt | undefined;
}

/** Characters; more than the shop takes of all fields, twice: the attempt has them, too. */
const longest = 20_000;

const nameOf = (productId: string) => `krume:review:${productId}`;

/**
 * Keeps a review that is being written for as long as the tab lives: a reload and a new sign-in find it again, and what
 * is sent again then is the same review to the shop.
 */
export function keepReview(productId: string, draft: ReviewDraft): void {
  keepInTab(nameOf(productId), draft, longest);
}

export const forgetReview = (productId: string) => keepInTab(nameOf(productId), undefined);

/** What was kept; storage is not ours alone, and what does not fit is left out. */
export function recallReview(productId: string): ReviewDraft {
  const { texts, attempt } = Object(recallInTab(nameOf(productId)));
  const entries = Object.entries(texts ?? {}).filter((entry): entry is [string, string] => isText(entry[1]));
  const isAttempt = isText(attempt?.content) && isText(attempt?.key);
  return { texts: Object.fromEntries(entries), attempt: isAttempt ? attempt : undefined };
}

const isText = (value: unknown): value is string => typeof value === 'string';
