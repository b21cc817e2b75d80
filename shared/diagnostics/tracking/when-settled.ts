/** Milliseconds without a change. A widget that waits for the viewport counts as settled. */
const quiet = 1000;

/** Calls `run` once, after a pause without changes and loads. The returned function reports a change. */
export function whenSettled(isBusy: () => boolean, run: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let done = false;
  const wait = () => {
    if (done) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isBusy()) return wait();
      done = true;
      run();
    }, quiet);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
  return wait;
}
