/** `HTMLMediaElement.NETWORK_NO_SOURCE` */
const noSource = 3;

/**
 * Plays a film; one that has broken off, or whose sources did not come, is fetched anew: a browser asks for them once, and
 * lets `play` wait for ever. Rejects where it may not play.
 */
export function restartVideo(film: HTMLVideoElement): Promise<void> {
  if (film.error || film.networkState === noSource) film.load();
  return film.play();
}
