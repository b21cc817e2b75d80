import { ApiError } from '../api/errors.ts';

export type SerialQueue = ReturnType<typeof serialQueue>;

/**
 * Runs one change at a time, in the order of the calls. After a failed change, the next change runs. Does not use a
 * library, because queue libraries are larger.
 *
 * @param failTogether whether a change without a response also fails the waiting changes, so that each of them does not
 * wait for a time-out of its own
 */
export function serialQueue(failTogether = false) {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  let lostResponses = 0;
  /**
   * Resolves when the caller may start. The caller must call the resolved function when the change has ended, with the
   * error if the change failed.
   */
  async function enter(): Promise<(error?: unknown) => void> {
    const before = lostResponses;
    const turn = last;
    let next = () => {};
    waiting++;
    last = new Promise((resolve) => {
      next = resolve;
    });
    const leave = (error?: unknown) => {
      if (error instanceof ApiError && error.status === 0) lostResponses++;
      waiting--;
      next();
    };
    await turn;
    if (!failTogether || before === lostResponses) return leave;
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
