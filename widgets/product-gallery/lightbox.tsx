import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dialogText } from '../../shared/text/dialogs.ts';
import { galleryText } from '../../shared/text/gallery.ts';
import { adoptStyles } from '../../shared/ui/adopt-styles.ts';
import { openDialog } from '../../shared/ui/open-dialog.tsx';
import styles from './lightbox.css?inline';
import type { LightboxOptions } from './open-lightbox.ts';
import { step } from './step.ts';

adoptStyles(styles);

/** The pictures as large as the window. Resolves when it is closed and the focus is back. */
export function showLightbox(options: LightboxOptions): Promise<void> {
  return openDialog({
    title: galleryText.lightbox,
    className: 'krume-lightbox',
    content: (close) => <Lightbox {...options} close={close} />,
  });
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
      <figure>
        {picture && <img src={picture.og} alt={picture.name} />}
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
