import { useEffect, useRef, useState } from 'react';
import { dialogText } from '../../shared/text/dialogs.ts';
import { reviewText } from '../../shared/text/review.ts';
import { Spinner } from '../../shared/ui/components/indicators.tsx';
import { Slot } from '../../shared/ui/widget.ts';
import { ReviewEntry } from './ReviewEntry.tsx';
import { useReviews } from './use-reviews.ts';

interface Props {
  productId: string;
  /** The shopper has just written the first review, so "no reviews" would be wrong */
  hasOwn: boolean;
}

/**
 * Number of reviews that are shown at first, and added by each click. Hundreds would take a phone a second to
 * lay out. The style sheet reserves room for them.
 */
const step = 10;

/**
 * The reviews, loaded once. After a failure, the server's link to the reviews is shown, too.
 *
 * @see shop.md section 4, "Reviews"
 */
export function ReviewList({ productId, hasOwn }: Props) {
  const [reviews, load] = useReviews(productId);
  const [shown, setShown] = useState(step);
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);

  const retry = () => {
    // The focused retry button is about to be removed
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
