/** The value of `HTMLMediaElement.NETWORK_NO_SOURCE` */
const noSource = 3;

/**
 * Plays a video. After an interruption or a failure, loads the video again: a browser tries the sources only once, and
 * `play` would then never settle. Rejects if the browser does not allow playing.
 */
export function restartVideo(film: HTMLVideoElement): Promise<void> {
  if (film.error || film.networkState === noSource) film.load();
  return film.play();
}
