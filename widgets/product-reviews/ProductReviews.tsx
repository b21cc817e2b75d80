import { type MouseEvent, useRef, useState } from 'react';
import type { HiddenFields } from '../../shared/api/change.ts';
import type { Review } from '../../shared/model/review.ts';
import { reviewText } from '../../shared/text/review.ts';
import { scrollTo } from '../../shared/ui/dom/scroll-to.ts';
import { Slot, useIsland } from '../../shared/ui/widget.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewList } from './ReviewList.tsx';
import { Thanks } from './Thanks.tsx';

interface Props {
  productId: string;
  hasName: boolean;
  fields: HiddenFields;
}

interface Written {
  review: Review | undefined;
  /**
   * Height of the form in pixels. The message that replaces the form gets this minimum height, to avoid a
   * layout shift
   */
  height: number;
}

export function ProductReviews({ productId, hasName, fields }: Props) {
  const { id, slots } = useIsland();
  const [written, setWritten] = useState<Written>();
  const place = useRef<HTMLDivElement>(null);

  const toForm = async (event: MouseEvent) => {
    event.preventDefault();
    if (!place.current) return;
    await scrollTo(place.current);
    // The form may be gone, because the message may have replaced it while the page was scrolling
    place.current?.querySelector<HTMLElement>('[data-field], [tabindex]')?.focus({ preventScroll: true });
  };
  const onWritten = (review: Review | undefined) =>
    setWritten({ review, height: place.current?.offsetHeight ?? 0 });

  return (
    <>
      <p className="krume-reviews-actions">
        <a href={`#${id('form')}`} onClick={toForm}>
          {reviewText.write}
        </a>
      </p>
      {slots.parts.has('reviews') ? (
        <Slot name="reviews" />
      ) : (
        <ReviewList productId={productId} hasOwn={written?.review !== undefined} />
      )}
      <div ref={place} id={id('form')}>
        {written ? (
          <Thanks {...written} />
        ) : (
          <ReviewForm productId={productId} hasName={hasName} fields={fields} onWritten={onWritten} />
        )}
      </div>
    </>
  );
}
