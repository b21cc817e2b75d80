import { ApiError } from '../api/errors.ts';

export type SerialQueue = ReturnType<typeof serialQueue>;

/**
 * Runs changes one after the other, in the order of the calls; a failed one does not stop the next. Implemented here,
 * because queue libraries are larger.
 *
 * @param failTogether a change without a response also fails the waiting ones, so that each of them need not wait for a
 * time-out
 */
export function serialQueue(failTogether = false) {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  let silences = 0;
  /** Resolves at the caller's turn with a function that ends the turn; pass it the error if there is one. */
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
    /** Resolves when all changes so far have succeeded or failed. */
    settled: () => last,
    isBusy: () => waiting > 0,
  };
}
