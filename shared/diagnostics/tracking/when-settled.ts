/** Milliseconds without a change after which the page has settled. */
const quiet = 1000;

/** Calls `run` once, when the page has settled. Call the returned function after each change. */
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
