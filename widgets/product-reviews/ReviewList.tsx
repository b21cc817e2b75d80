import { useEffect, useRef, useState } from 'react';
import { dialogText } from '../../shared/text/dialogs.ts';
import { reviewText } from '../../shared/text/review.ts';
import { Spinner } from '../../shared/ui/components/indicators.tsx';
import { Slot } from '../../shared/ui/widget.ts';
import { ReviewEntry } from './ReviewEntry.tsx';
import { useReviews } from './use-reviews.ts';

interface Props {
  productId: string;
  /** Whether the shopper has just written a review; the text "no reviews" would then be wrong */
  hasOwn: boolean;
}

/**
 * Number of reviews that are visible at first, and number of reviews that each click adds. The style sheet
 * reserves space for this number. The layout of hundreds of reviews would take about a second on a phone.
 */
const step = 10;

/**
 * The list of reviews, loaded once. After a failure, the list also has the server's link to the reviews.
 *
 * @see shop.md section 4, "Reviews"
 */
export function ReviewList({ productId, hasOwn }: Props) {
  const [reviews, load] = useReviews(productId);
  const [shown, setShown] = useState(step);
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);

  const retry = () => {
    // Focuses the list, because loading removes the focused retry button
    place.current?.focus({ preventScroll: true });
    load();
  };

  // Moves the focus to the first added review
  useEffect(() => {
    if (shown > step) list.current?.querySelectorAll('li')[shown - step]?.focus({ preventScroll: true });
  }, [shown]);

  const hasFailed = reviews === 'failed';
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="krume-reviews-list"
      data-failed={hasFailed || undefined}
      aria-busy={reviews === 'loading'}
    >
      {reviews === 'loading' ? (
        <Spinner label={reviewText.loading} />
      ) : reviews === 'failed' ? (
        <>
          <p role="alert">{reviewText.loadFailed}</p>
          <div className="krume-reviews-retry">
            <button type="button" className="krume-button" onClick={retry}>
              {dialogText.retry}
            </button>
            <Slot name="show" />
          </div>
        </>
      ) : reviews.length === 0 ? (
        <p data-hidden={hasOwn}>{reviewText.none}</p>
      ) : (
        <ol ref={list} className="krume-reviews">
          {reviews.slice(0, shown).map((review) => (
            <ReviewEntry key={review.id} review={review} />
          ))}
        </ol>
      )}
      {reviews.length > shown && typeof reviews !== 'string' && (
        <button type="button" className="krume-button-quiet" onClick={() => setShown(shown + step)}>
          {reviewText.more}
        </button>
      )}
    </div>
  );
}
