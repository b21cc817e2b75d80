import { type FormEvent, useState } from 'react';
import type { HiddenFields } from '../../shared/api/change.ts';
import { catchApiError, failureText } from '../../shared/api/errors.ts';
import { fetchReviews, newReview, sendReview } from '../../shared/api/review.ts';
import { type Finding, makeChange } from '../../shared/changes/change.ts';
import type { Review, ReviewSubmission } from '../../shared/model/review.ts';
import { submitForm } from '../../shared/registry/native.ts';
import { byName, validateForm } from '../../shared/rules/form.ts';
import { reviewDraft, reviewOutbox } from '../../shared/stores/product/late-reviews.ts';
import { reviewText } from '../../shared/text/review.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { useAttemptDraft } from '../../shared/ui/hooks/use-attempt-draft.ts';
import { useIsland } from '../../shared/ui/widget.ts';
import { reviewForm } from './review.ts';

interface Draft {
  productId: string;
  hasName: boolean;
  fields: HiddenFields;
  onWritten(review: Review | undefined): void;
}

/**
 * Validates and submits the form. Returns the error messages by field name, whether a request is running, and
 * the event handlers. The fields keep their values, even across a reload, until the server has accepted them.
 */
export function useReview({ productId, hasName, fields, onWritten }: Draft) {
  const { signal } = useIsland();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const draft = useAttemptDraft(reviewDraft(productId));

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const result = validateForm(reviewForm(hasName), readFields(form));
    if (!result.valid) {
      setProblems(byName(result.failing));
      const [first] = result.failing;
      form.querySelector<HTMLElement>(`[data-field="${first?.name}"]`)?.focus();
      return;
    }
    setProblems({});
    setSending(true);
    const sent = await catchApiError(
      makeChange({
        change: newReview(productId, result.values, fields),
        key: draft.keyFor(result.values, form),
        send: sendReview,
        outbox: reviewOutbox.track,
        begin: () => ({ confirm: () => findReview(productId, result.values) }),
      }).then((review) => {
        draft.forget();
        return { review };
      }),
      (error) => {
        draft.keep(form);
        const message = failureText(error, reviewText.submitFailed, reviewText.unknown);
        showError(message, { retry: () => submitForm(form) });
      },
    );
    if (signal.aborted) return;
    setSending(false);
    if (sent) onWritten(sent.review);
  }

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { name = '' } = target as Partial<HTMLInputElement>;
    draft.keep(currentTarget);
    setProblems(({ [fieldOf(name)]: _, ...rest }) => rest);
  };

  return { kept: draft.texts, problems, isSending, onSubmit, onInput };
}

/**
 * Searches the list for the submitted review. A missing review has an unknown outcome, because shops moderate
 * reviews before publishing them.
 */
async function findReview(productId: string, sent: ReviewSubmission): Promise<Finding<Review>> {
  const found = (await fetchReviews(productId)).find((review) => isReview(review, sent));
  return found && { made: found };
}

const isReview = (review: Review, { rating, title, comment, customer }: ReviewSubmission) =>
  review.rating === rating - 1 &&
  review.title === title &&
  review.comment === comment &&
  (customer === undefined || review.customer === customer);

const fieldOf = (name: string) => (name === 'customer' ? 'name' : name);

/**
 * Reads the fields of the form. The form counts ratings from 1, as in a plain form post; the validation rule
 * counts from 0.
 */
function readFields(form: HTMLFormElement) {
  const { rating, customer, ...rest } = Object.fromEntries(new FormData(form));
  return { ...rest, name: customer, rating: rating === undefined ? undefined : Number(rating) - 1 };
}
