import { ApiError } from '../api/errors.ts';

export type SerialQueue = ReturnType<typeof serialQueue>;

/**
 * Makes changes one after the other, in the order in which they were asked for; a failed one does not stop the next.
 * Our own: queue libraries are larger than this.
 *
 * @param failTogether a change that gets no answer fails those that wait behind it: nobody waits for a time-out each
 */
export function serialQueue(failTogether = false) {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  let silences = 0;
  /** Resolves at the caller's turn with the function that ends the turn, to be called with the error if there is one. */
  async function enter(): Promise<(error?: unknown) => void> {
    const before = silences;
    const turn = last;
    let next = () => {};
    waiting++;
    last = new Promise((resolve) => {
      next = resolve;
    });
    const leave = (error?: unknown) => {
      if (error instanceof ApiError && error.status === 0) silences++;
      waiting--;
      next();
    };
    await turn;
    if (!failTogether || before === silences) return leave;
    leave();
    throw new ApiError(0, '', 'network');
  }
  return {
    enter,
    /** Resolves when everything asked for so far is done or has failed. */
    settled: () => last,
    isBusy: () => waiting > 0,
  };
}
