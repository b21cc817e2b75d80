import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { dialogText } from '../../shared/text/dialogs.ts';
import { galleryText } from '../../shared/text/product.ts';
import { openDialog } from '../../shared/ui/dialogs.ts';
import { adoptStyles } from '../../shared/ui/widget.ts';
import styles from './lightbox.css?inline';
import { step } from './step.ts';
import { useSwipe } from './use-swipe.ts';

adoptStyles(styles);

/** Addresses of a picture, and its full name. */
export interface Picture {
  og: string;
  thumb?: string | undefined;
  name: string;
}

export interface LightboxOptions {
  pictures: readonly Picture[];
  /** Which one is shown first */
  first: number;
  /** Another one is shown: the page follows */
  onTurn(index: number): void;
}

/** The pictures as large as the window. Resolves when it is closed and the focus is back. */
export async function showLightbox(options: LightboxOptions): Promise<void> {
  const content = document.createElement('div');
  const root = createRoot(content);
  await openDialog({
    title: galleryText.lightbox,
    className: 'krume-lightbox',
    content(close) {
      root.render(<Lightbox {...options} close={close} />);
      return content;
    },
  });
  root.unmount();
}

function Lightbox({ pictures, first, onTurn, close }: LightboxOptions & { close(): void }) {
  const [current, setCurrent] = useState(first);
  const picture = pictures[current];
  const view = useRef<HTMLElement>(null);
  useEffect(() => view.current?.focus(), []);
  const turnTo = (index: number) => {
    setCurrent(index);
    onTurn(index);
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
        className="krume-lightbox-arrow"
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
      aria-label={galleryText.pictures}
      tabIndex={-1}
      onKeyDown={onKey}
    >
      <figure {...swipe}>
        {picture && <img src={picture.og} alt={picture.name} draggable={false} />}
        <figcaption aria-live="polite">
          {picture?.name} ({galleryText.position(current + 1, pictures.length)})
        </figcaption>
      </figure>
      {pictures.length > 1 && arrow('ArrowLeft', galleryText.previous)}
      {pictures.length > 1 && arrow('ArrowRight', galleryText.next)}
      <button type="button" className="krume-lightbox-close" onClick={close} aria-label={dialogText.close} />
    </section>
  );
}
