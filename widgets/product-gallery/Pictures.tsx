import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { isPlainClick } from '../../shared/registry/plain-click.ts';
import type { Picture } from '../../shared/ui/media/lightbox/LightboxSlides.tsx';
import { openLightbox } from '../../shared/ui/media/lightbox/open-lightbox.ts';
import { step } from '../../shared/ui/media/lightbox/step.ts';
import { useSwipe } from '../../shared/ui/media/lightbox/use-swipe.ts';
import { Thumbnails } from './Thumbnails.tsx';

interface Props {
  pictures: readonly Picture[];
  /** Called for an image that failed to load */
  onBroken(picture: Picture): void;
}

/** Shows one large picture, and thumbnails to select another picture. */
export function Pictures({ pictures, onBroken }: Props) {
  const [current, setCurrent] = useState(0);
  const swipe = useSwipe<HTMLAnchorElement>({ pictures, current, turn: setCurrent });
  const picture = pictures[current];
  if (!picture) return null;

  const turn = (event: KeyboardEvent) => {
    const next = step(event.key, current, pictures.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    // Moves the focus to the thumbnail of the selected picture
    const row = event.target instanceof Element ? event.target.closest('ul') : null;
    row?.children[next]?.querySelector('button')?.focus();
  };
  const enlarge = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    await openLightbox({ pictures, first: current, onTurn: setCurrent });
  };
  return (
    <div className="krume-pictures">
      <a
        {...swipe}
        draggable={false}
        className="krume-picture"
        href={picture.og}
        onClick={enlarge}
        onKeyDown={turn}
      >
        <img
          src={picture.og}
          alt={picture.name}
          width="800"
          height="800"
          draggable={false}
          fetchPriority="high"
          onError={() => onBroken(picture)}
        />
      </a>
      {pictures.length > 1 && (
        <Thumbnails
          pictures={pictures}
          current={current}
          onChoose={setCurrent}
          onKey={turn}
          onBroken={onBroken}
        />
      )}
    </div>
  );
}
