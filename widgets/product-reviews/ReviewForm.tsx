import type { HiddenFields } from '../../shared/api/change.ts';
import type { Review } from '../../shared/model/review.ts';
import { ratingText, reviewText } from '../../shared/text/review.ts';
import { Spinner } from '../../shared/ui/components/indicators.tsx';
import { MarkedField } from '../../shared/ui/components/MarkedField.tsx';
import { useIsland } from '../../shared/ui/widget.ts';
import { useReview } from './use-review.ts';

interface Props {
  productId: string;
  hasName: boolean;
  fields: HiddenFields;
  /** Called after submission, with undefined if the response contains no review */
  onWritten(review: Review | undefined): void;
}

/** Maximum number of characters that the server accepts for each field. */
const maxLength = { name: 100, title: 200, comment: 5000 };

/** Fields for rating, title and comment, and for a guest's name. @see shop.md section 5, "Review form" */
export function ReviewForm({ productId, hasName, fields, onWritten }: Props) {
  const { id } = useIsland();
  const { kept, problems, isSending, onSubmit, onInput } = useReview({
    productId,
    hasName,
    fields,
    onWritten,
  });
  return (
    <form
      className="krume-review-form"
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
      aria-busy={isSending}
    >
      <h3>{reviewText.heading}</h3>
      <MarkedField name="rating" problem={problems.rating}>
        {(described) => (
          <div className="krume-rating" role="radiogroup" aria-labelledby={id('stars')} {...described}>
            <p id={id('stars')}>{reviewText.rating}</p>
            {ratingText.map((label, rating) => (
              <label key={label}>
                <input
                  type="radio"
                  name="rating"
                  value={rating + 1}
                  defaultChecked={kept.rating === String(rating + 1)}
                  required
                  data-field={rating === 0 ? 'rating' : undefined}
                />
                <span aria-hidden="true">★</span>
                <span>{`${rating + 1} – ${label}`}</span>
              </label>
            ))}
          </div>
        )}
      </MarkedField>
      {hasName && (
        <MarkedField name="name" problem={problems.name}>
          {(described) => (
            <label>
              {reviewText.name}{' '}
              <input
                name="customer"
                data-field="name"
                required
                maxLength={maxLength.name}
                autoComplete="name"
                defaultValue={kept.customer}
                {...described}
              />
            </label>
          )}
        </MarkedField>
      )}
      <MarkedField name="title" problem={problems.title}>
        {(described) => (
          <label>
            {reviewText.title}{' '}
            <input
              name="title"
              data-field="title"
              required
              maxLength={maxLength.title}
              defaultValue={kept.title}
              {...described}
            />
          </label>
        )}
      </MarkedField>
      <MarkedField name="comment" problem={problems.comment}>
        {(described) => (
          <label>
            {reviewText.comment}{' '}
            <textarea
              name="comment"
              data-field="comment"
              required
              rows={5}
              maxLength={maxLength.comment}
              defaultValue={kept.comment}
              {...described}
            />
          </label>
        )}
      </MarkedField>
      <button type="submit" className="krume-button" aria-disabled={isSending}>
        {isSending && <Spinner label={reviewText.submitting} />}
        {reviewText.submit}
      </button>
    </form>
  );
}
