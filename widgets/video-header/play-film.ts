import { onAbort } from '../../shared/page/on-abort.ts';
import { isPageHidden, queryAll } from '../../shared/registry/native.ts';
import { headerSliderText } from '../../shared/text/header-slider.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { createButton } from '../../shared/ui/dom/create-element.ts';
import { restartVideo } from '../../shared/ui/media/restart-video.ts';

/**
 * Plays a muted video while the video is visible. After the pause button has stopped the video, only the
 * button starts the video again. With reduced motion, the video does not start by itself. A video that fails
 * to load or to play keeps its poster. Returns a function that restores the server HTML.
 */
export function playFilm(host: HTMLElement, signal: AbortSignal): (() => void) | undefined {
  const [film] = queryAll<HTMLVideoElement>(host, 'video');
  if (!film) return undefined;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const attributes = borrowAttributes();
  let isWanted = !reducedMotion.matches;
  let isPlaying = false;
  let isInSight = true;

  const button = createButton({ class: 'krume-film-toggle' });
  const showPlaying = (plays: boolean) => {
    isPlaying = plays;
    button.setAttribute('aria-label', plays ? headerSliderText.stop : headerSliderText.start);
    button.toggleAttribute('data-moving', plays);
  };
  const update = () => {
    if (!isWanted || !isInSight || isPageHidden()) return film.pause();
    film.muted = true;
    restartVideo(film).catch(() => showPlaying(false));
  };
  const want = (wanted: boolean) => {
    isWanted = wanted;
    update();
  };
  button.onclick = () => want(!isPlaying);
  film.addEventListener('playing', () => showPlaying(true), { signal });
  for (const end of ['pause', 'error']) film.addEventListener(end, () => showPlaying(false), { signal });
  addEventListener('online', update, { signal });
  addEventListener('visibilitychange', update, { signal });
  reducedMotion.addEventListener?.('change', () => reducedMotion.matches && want(false), { signal });
  const observer = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? true;
    update();
  });
  observer.observe(film);
  onAbort(signal, () => observer.disconnect());

  const hadFocus = film.matches(':focus');
  attributes.set(film, 'controls', null);
  showPlaying(false);
  host.append(button);
  // Removing the focused video controls would lose the focus, so the button gets the focus
  if (hadFocus) button.focus({ preventScroll: true });
  update();
  return () => {
    film.pause();
    button.remove();
    attributes.giveBack();
  };
}
