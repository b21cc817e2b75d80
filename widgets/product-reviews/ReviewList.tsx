import { useEffect, useRef, useState } from 'react';
import { catchApiError } from '../../shared/api/errors.ts';
import { fetchReviews } from '../../shared/api/review.ts';
import type { Review } from '../../shared/model/review.ts';
import { reviewText } from '../../shared/text/review.ts';
import { Spinner } from '../../shared/ui/indicators.tsx';
import { useIsland } from '../../shared/ui/widget.ts';
import { ReviewEntry } from './ReviewEntry.tsx';

interface Props {
  productId: string;
  count: number;
  /** The shopper has just written the first one: then it is not true that there are none */
  hasOwn: boolean;
}

/** Reviews that are shown at once, and more with each press: hundreds of them take a phone a second to lay out. */
const step = 10;

/** In rem, of a review with a line or two: room that is kept while they load, and after, so that nothing moves. */
const rowHeight = () => (innerWidth < 768 ? 11.5 : 9.5);

/** Loads the reviews, once. @see shop.md section 4, "Reviews" */
export function ReviewList({ productId, count, hasOwn }: Props) {
  const { signal } = useIsland();
  const [reviews, setReviews] = useState<readonly Review[] | 'loading' | 'failed'>('loading');
  const [shown, setShown] = useState(step);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    catchApiError(fetchReviews(productId, signal), () => setReviews('failed')).then((loaded) => {
      setReviews((before) => (before === 'loading' ? (loaded ?? 'failed') : before));
    });
  }, [productId, signal]);

  // The first of the new ones is where reading goes on
  useEffect(() => {
    if (shown > step) list.current?.querySelectorAll('li')[shown - step]?.focus({ preventScroll: true });
  }, [shown]);

  const room = { minBlockSize: `${Math.min(count, step) * rowHeight()}rem` };
  return (
    <div className="krume-reviews-list" style={room} aria-busy={reviews === 'loading'}>
      {reviews === 'loading' ? (
        <Spinner label={reviewText.loading} />
      ) : reviews === 'failed' ? (
        <p role="alert">{reviewText.loadFailed}</p>
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
