import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Pixels that a finger goes sideways for the next picture: less is a tremble. */
const distance = 40;

/** Of what a finger goes, where there is no further picture. */
const resistance = 0.3;

/** Milliseconds */
const duration = 180;

interface Options {
  pictures: readonly { og: string }[];
  current: number;
  turn(index: number): void;
}

/**
 * Lets a finger or a pen leaf through pictures: the picture goes along, and the next one comes from where it was pulled.
 * Upright scrolling and two fingers stay the browser's (`touch-action`), and so does everything while it has enlarged the page.
 * Answers what the element around the picture needs.
 */
export function useSwipe<T extends HTMLElement>({ pictures, current, turn }: Options) {
  const element = useRef<T>(null);
  const start = useRef<number>(undefined);
  const hasTurned = useRef(false);
  const picture = () => element.current?.querySelector('img') ?? undefined;
  useEffect(() => leaveToBrowserWhenEnlarged(element.current), []);

  const gone = (event: PointerEvent) => event.clientX - (start.current ?? event.clientX);
  const next = (pixels: number) => current - Math.sign(pixels);
  const isThere = (index: number) => index >= 0 && index < pictures.length;

  const onPointerDown = ({ isPrimary, pointerType, clientX }: PointerEvent) => {
    giveUp();
    hasTurned.current = false;
    if (!isPrimary || pointerType === 'mouse' || pictures.length < 2 || isEnlarged()) return;
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
    giveUp();
    if (Math.abs(pixels) < distance || !isThere(next(pixels))) return void (from && glide(picture(), from));
    hasTurned.current = true;
    turn(next(pixels));
    glide(picture(), `${Math.sign(pixels) * -100}%`);
  };
  const giveUp = () => {
    start.current = undefined;
    picture()?.style.removeProperty('translate');
  };
  /** A pen clicks where it is lifted */
  const onClickCapture = (event: MouseEvent) => {
    if (!hasTurned.current) return;
    hasTurned.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return { ref: element, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: giveUp, onClickCapture };
}

/** Fetches what is beside a picture, before it is asked for. */
export function preload(pictures: readonly { og: string }[], current: number): void {
  for (const { og } of pictures.slice(Math.max(0, current - 1), current + 2)) new Image().src = og;
}

/** To its place, from where it is. */
function glide(picture: HTMLElement | undefined, from: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  picture?.animate({ translate: [from, '0'] }, { duration, easing: 'ease-out' });
}

/** By two fingers */
const isEnlarged = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** A finger moves what is seen of an enlarged page, sideways too. */
function leaveToBrowserWhenEnlarged(element: HTMLElement | null): () => void {
  const life = new AbortController();
  const update = () => element?.style.setProperty('touch-action', isEnlarged() ? 'auto' : 'pan-y pinch-zoom');
  window.visualViewport?.addEventListener('resize', update, { signal: life.signal });
  update();
  return () => life.abort();
}
