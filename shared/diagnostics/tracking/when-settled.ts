/** Milliseconds without a change: a widget that waits to be seen may wait for ever, and is settled too. */
const quiet = 1000;

/** Runs once, when nothing has changed for a while and nothing is on its way. Call what it answers on changes. */
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
