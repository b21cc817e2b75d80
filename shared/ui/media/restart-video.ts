/** `HTMLMediaElement.NETWORK_NO_SOURCE` */
const noSource = 3;

/**
 * Plays a video. Loads it again if it was interrupted or its sources failed, because a browser tries the
 * sources only once, and `play` would then never settle. Rejects if playing is not allowed.
 */
export function restartVideo(film: HTMLVideoElement): Promise<void> {
  if (film.error || film.networkState === noSource) film.load();
  return film.play();
}
