import { useEffect, useRef } from 'react';
import type { Review } from '../../shared/model/review.ts';
import { reviewText } from '../../shared/text/review.ts';
import { ReviewEntry } from './ReviewEntry.tsx';

interface Props {
  review: Review | undefined;
  height: number;
}

/** A message that replaces the form after submission, with the new review. */
export function Thanks({ review, height }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <div className="krume-review-thanks" style={{ minBlockSize: `${height}px` }}>
      <p ref={text} tabIndex={-1} role="status">
        {reviewText.thanks}
      </p>
      {review && (
        <ol className="krume-reviews">
          <ReviewEntry review={review} />
        </ol>
      )}
    </div>
  );
}
