import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Minimum horizontal length of a swipe in pixels; a shorter movement is ignored. */
const distance = 40;

/** Fraction of the pointer's movement that the picture follows if there is no picture in this direction. */
const resistance = 0.3;

/** Duration of the animation in milliseconds */
const duration = 180;

interface Options {
  pictures: readonly { og: string }[];
  current: number;
  turn(index: number): void;
}

/**
 * Swiping through pictures by touch or pen: the picture follows the pointer, and the next picture slides in. The
 * browser handles vertical scrolling and pinch zoom (`touch-action`), and all gestures while the page is zoomed.
 * Returns the props of the element around the picture.
 */
export function useSwipe<T extends HTMLElement>({ pictures, current, turn }: Options) {
  const element = useRef<T>(null);
  const start = useRef<number>(undefined);
  const hasSwiped = useRef(false);
  const picture = () => element.current?.querySelector('img') ?? undefined;
  useEffect(() => allowPanningWhenZoomed(element.current), []);

  const gone = (event: PointerEvent) => event.clientX - (start.current ?? event.clientX);
  const next = (pixels: number) => current - Math.sign(pixels);
  const isThere = (index: number) => index >= 0 && index < pictures.length;

  const onPointerDown = ({ isPrimary, pointerType, clientX }: PointerEvent) => {
    cancelSwipe();
    hasSwiped.current = false;
    if (!isPrimary || pointerType === 'mouse' || pictures.length < 2 || isZoomed()) return;
    start.current = clientX;
    preload(pictures, current);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (start.current === undefined || !event.isPrimary) return;
    const pixels = gone(event);
    picture()?.style.setProperty('translate', `${isThere(next(pixels)) ? pixels : pixels * resistance}px`);
  };
  const onPointerUp = (event: PointerEvent) => {
    const pixels = gone(event);
    const from = picture()?.style.translate;
    cancelSwipe();
    if (Math.abs(pixels) < distance || !isThere(next(pixels))) return void (from && glide(picture(), from));
    hasSwiped.current = true;
    turn(next(pixels));
    glide(picture(), `${Math.sign(pixels) * -100}%`);
  };
  const cancelSwipe = () => {
    start.current = undefined;
    picture()?.style.removeProperty('translate');
  };
  /** Ignores the click that a pen fires at the end of a swipe */
  const onClickCapture = (event: MouseEvent) => {
    if (!hasSwiped.current) return;
    hasSwiped.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    ref: element,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: cancelSwipe,
    onClickCapture,
  };
}

export function preload(pictures: readonly { og: string }[], current: number): void {
  for (const { og } of pictures.slice(Math.max(0, current - 1), current + 2)) new Image().src = og;
}

function glide(picture: HTMLElement | undefined, from: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  picture?.animate({ translate: [from, '0'] }, { duration, easing: 'ease-out' });
}

/** Whether the page is pinch-zoomed */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** Allows panning in all directions while the page is zoomed. */
function allowPanningWhenZoomed(element: HTMLElement | null): () => void {
  const life = new AbortController();
  const update = () => element?.style.setProperty('touch-action', isZoomed() ? 'auto' : 'pan-y pinch-zoom');
  window.visualViewport?.addEventListener('resize', update, { signal: life.signal });
  update();
  return () => life.abort();
}
