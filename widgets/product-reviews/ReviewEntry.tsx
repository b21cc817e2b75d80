import type { Review } from '../../shared/model/review.ts';
import { formatShortDate } from '../../shared/rules/dates/format.ts';
import { readWireDay } from '../../shared/rules/dates/wire.ts';
import { ratingText, reviewText } from '../../shared/text/review.ts';

export function ReviewEntry({ review }: { review: Review }) {
  const { rating, customer, createdAt, title, comment } = review;
  const stars = rating + 1;
  const day = readWireDay(createdAt);
  return (
    <li className="krume-review" tabIndex={-1}>
      <p className="krume-stars">
        <span aria-hidden="true">
          {'★'.repeat(stars)}
          <i>{'★'.repeat(5 - stars)}</i>
        </span>{' '}
        <span className="krume-hidden">
          {reviewText.stars(stars)}: {ratingText[rating]}
        </span>
      </p>
      {title && <h3>{title}</h3>}
      {comment && <p className="krume-review-comment">{comment}</p>}
      <p className="krume-review-by">
        {customer}, <time dateTime={createdAt}>{day && formatShortDate(day)}</time>
      </p>
    </li>
  );
}
