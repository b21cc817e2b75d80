import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dialogText } from '../../../text/dialogs.ts';
import { lightboxText } from '../../../text/lightbox.ts';
import { step } from './step.ts';
import { preload, useSwipe } from './use-swipe.ts';

export interface Picture {
  og: string;
  thumb?: string | undefined;
  name: string;
  /** The visible caption, if it differs from the description of the picture */
  caption?: string | undefined;
}

export interface LightboxOptions {
  pictures: readonly Picture[];
  /** Index of the picture that is shown first */
  first: number;
  /** Called with the index of each newly shown picture */
  onTurn?(index: number): void;
}

/** A picture with its caption and position, and buttons for the previous and the next picture. */
export function LightboxSlides({ pictures, first, onTurn, close }: LightboxOptions & { close(): void }) {
  const [current, setCurrent] = useState(first);
  const picture = pictures[current];
  const view = useRef<HTMLElement>(null);
  const caption = useRef<HTMLElement>(null);
  useEffect(() => view.current?.focus(), []);
  useEffect(() => fitCaption(caption.current));
  // Preloads the previous and the next picture after the current picture has loaded, so that they do not delay the
  // current picture
  const prepare = () => preload(pictures, current);
  const turnTo = (index: number) => {
    setCurrent(index);
    onTurn?.(index);
  };
  const swipe = useSwipe<HTMLElement>({ pictures, current, turn: turnTo });
  const onKey = (event: KeyboardEvent) => {
    const next = step(event.key, current, pictures.length);
    if (next === undefined) return;
    event.preventDefault();
    turnTo(next);
  };
  const arrow = (key: 'ArrowLeft' | 'ArrowRight', label: string) => {
    const target = step(key, current, pictures.length) ?? current;
    return (
      <button
        type="button"
        className="krume-round-button krume-lightbox-arrow"
        data-key={key}
        aria-label={label}
        aria-disabled={target === current}
        onClick={() => target !== current && turnTo(target)}
      />
    );
  };
  return (
    <section
      ref={view}
      className="krume-lightbox-view"
      aria-label={lightboxText.pictures}
      tabIndex={-1}
      onKeyDown={onKey}
    >
      <figure {...swipe}>
        {picture && <Large key={picture.og} picture={picture} onDone={prepare} />}
        <figcaption aria-live="polite" ref={caption}>
          {picture?.caption ?? picture?.name} ({lightboxText.position(current + 1, pictures.length)})
        </figcaption>
      </figure>
      {pictures.length > 1 && arrow('ArrowLeft', lightboxText.previous)}
      {pictures.length > 1 && arrow('ArrowRight', lightboxText.next)}
      <button
        type="button"
        className="krume-round-button krume-lightbox-close"
        onClick={close}
        aria-label={dialogText.close}
      />
    </section>
  );
}

/** Scrolls the caption to its start. A caption that can scroll becomes focusable. */
function fitCaption(caption: HTMLElement | null): void {
  if (!caption) return;
  caption.scrollTop = 0;
  caption.tabIndex = caption.scrollHeight > caption.clientHeight ? 0 : -1;
}

/** The picture, or a message if the picture does not load. */
function Large({ picture, onDone }: { picture: Picture; onDone(): void }) {
  const [isBroken, setBroken] = useState(false);
  const fail = () => {
    setBroken(true);
    onDone();
  };
  if (isBroken) return <p role="status">{lightboxText.broken}</p>;
  return <img src={picture.og} alt={picture.name} draggable={false} onLoad={onDone} onError={fail} />;
}
