import { atom } from 'nanostores';

/** Counts the running requests of a widget. An overlay covers the widget while the count is positive. */
export function createRunningRequests() {
  const $waiting = atom(0);
  async function coverDuring<T>(call: Promise<T>): Promise<T> {
    $waiting.set($waiting.get() + 1);
    try {
      return await call;
    } finally {
      $waiting.set($waiting.get() - 1);
    }
  }
  return { $waiting, coverDuring };
}
