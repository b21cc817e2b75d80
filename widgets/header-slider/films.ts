import type { BorrowedAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { restartVideo } from '../../shared/ui/media/restart-video.ts';

/**
 * A video keeps playing for this number of milliseconds after its slide is hidden.
 *
 * @see site.md section 9, "Sliders and media"
 */
const pauseAfter = 1500;

/**
 * Binds the videos to their slides. A video restarts when its slide is shown, and pauses a while after the
 * slide is hidden. A video that fails to load or to play keeps its poster. `onChange` is called when a video
 * starts or pauses.
 */
export function bindFilms(
  slides: readonly HTMLElement[],
  { attributes, onChange }: { attributes: BorrowedAttributes; onChange(): void },
  signal: AbortSignal,
) {
  const films = slides.map((slide) => slide.querySelector('video') ?? undefined);
  const playing = new Set<HTMLVideoElement>();
  const leaving = new Map<HTMLVideoElement, ReturnType<typeof setTimeout>>();

  const stay = (film: HTMLVideoElement) => {
    clearTimeout(leaving.get(film));
    leaving.delete(film);
  };
  const pause = (film: HTMLVideoElement) => {
    stay(film);
    film.pause();
  };
  const play = async (film: HTMLVideoElement) => {
    stay(film);
    film.muted = true;
    film.currentTime = 0;
    // If the browser blocks autoplay, the poster stays
    await restartVideo(film).catch(() => playing.delete(film));
    onChange();
  };
  const hideOthers = (index: number) => {
    for (const film of playing) {
      if (film === films[index] || leaving.has(film)) continue;
      leaving.set(
        film,
        setTimeout(() => pause(film), pauseAfter),
      );
    }
  };
  for (const film of films) {
    if (!film) continue;
    // The button in the bar controls all videos, so the videos' own controls are removed
    attributes.set(film, 'controls', null);
    film.addEventListener('playing', () => playing.add(film) && onChange(), { signal });
    for (const end of ['pause', 'error'])
      film.addEventListener(end, () => playing.delete(film) && onChange(), { signal });
  }
  const pauseAll = () => {
    for (const film of [...playing, ...leaving.keys()]) pause(film);
  };
  return {
    exist: films.some((film) => film),
    hideOthers,
    show(index: number) {
      hideOthers(index);
      const film = films[index];
      if (film) void play(film);
    },
    isPlaying(index: number) {
      const film = films[index];
      return film !== undefined && playing.has(film);
    },
    pause: pauseAll,
  };
}
