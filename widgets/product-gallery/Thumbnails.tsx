import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { galleryText } from '../../shared/text/gallery.ts';
import { atATime, move } from './move.ts';
import type { Picture } from './open-lightbox.ts';
import { firstSeen, reveal, scrollToItem } from './row.ts';

interface Props {
  pictures: readonly Picture[];
  current: number;
  onChoose(index: number): void;
  onKey(event: KeyboardEvent): void;
  onBroken(picture: Picture): void;
}

/** A row of thumbnails: four are seen, the rest by arrows, by swiping, or with the keyboard. */
export function Thumbnails({ pictures, current, onChoose, onKey, onBroken }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  useLayoutEffect(() => {
    if (row.current) reveal(row.current, current);
  }, [current]);

  const arrow = (direction: 1 | -1, label: string) => {
    const target = move(first, direction, pictures.length);
    const go = () => {
      setFirst(target);
      if (row.current) scrollToItem(row.current, target);
    };
    return (
      <button
        type="button"
        className="krume-thumbs-arrow"
        data-direction={direction}
        aria-label={label}
        aria-disabled={target === first}
        onClick={go}
      />
    );
  };
  return (
    <div className="krume-thumbs">
      <ul ref={row} onScroll={({ currentTarget }) => setFirst(firstSeen(currentTarget))}>
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
      {pictures.length > atATime && arrow(-1, galleryText.back)}
      {pictures.length > atATime && arrow(1, galleryText.forward)}
    </div>
  );
}
