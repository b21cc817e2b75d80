import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { galleryText } from '../../shared/text/product.ts';
import type { Picture } from '../../shared/ui/media/lightbox/LightboxSlides.tsx';
import { firstSeen, move, reveal, scrollToItem, visibleThumbnails } from './row.ts';

interface Props {
  pictures: readonly Picture[];
  current: number;
  onChoose(index: number): void;
  onKey(event: KeyboardEvent): void;
  onBroken(picture: Picture): void;
}

/** A row with four visible thumbnails. Arrows, swiping and the keyboard reveal more thumbnails. */
export function Thumbnails({ pictures, current, onChoose, onKey, onBroken }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  /**
   * Index of the first thumbnail after an arrow click. Until the row has scrolled there, scroll events do not
   * change `first`. Undefined if the shopper scrolls the row
   */
  const target = useRef<number>(undefined);
  const stay = () => {
    target.current = undefined;
  };
  /**
   * The index of the thumbnail that was last scrolled into view. Index 0 is visible at the start, so mounting
   * measures nothing
   */
  const revealed = useRef(0);
  useLayoutEffect(() => {
    if (revealed.current === current) return;
    revealed.current = current;
    target.current = undefined;
    if (row.current) reveal(row.current, current);
  }, [current]);

  const arrow = (direction: 1 | -1, label: string) => {
    const next = move(first, direction, pictures.length);
    const go = () => {
      target.current = next;
      setFirst(next);
      if (row.current) scrollToItem(row.current, next);
    };
    return (
      <button
        type="button"
        className="krume-round-button krume-thumbs-arrow"
        data-direction={direction}
        aria-label={label}
        aria-disabled={next === first}
        onClick={go}
      />
    );
  };
  const onScroll = () => {
    if (!row.current) return;
    const seen = firstSeen(row.current);
    if (target.current !== undefined && target.current !== seen) return;
    stay();
    setFirst(seen);
  };
  return (
    <div className="krume-thumbs">
      <ul ref={row} onScroll={onScroll} onWheel={stay} onPointerDown={stay}>
        {pictures.map((picture, index) => (
          <li key={picture.og}>
            <button
              type="button"
              aria-current={index === current}
              onClick={() => onChoose(index)}
              onKeyDown={onKey}
            >
              <img
                src={picture.thumb ?? picture.og}
                alt={picture.name}
                width="120"
                height="120"
                loading="lazy"
                onError={() => onBroken(picture)}
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > visibleThumbnails && arrow(-1, galleryText.back)}
      {pictures.length > visibleThumbnails && arrow(1, galleryText.forward)}
    </div>
  );
}
