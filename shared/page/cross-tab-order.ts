/**
 * Determines which tab has the newest count. If two tabs sent changes in parallel, the newest count is unknown, and the
 * caller must request it from the shop. Times are milliseconds since 1970.
 */
export function crossTabOrder() {
  let receivedAt = 0;
  let changesElsewhere = 0;
  return {
    /** Call `sent` when this tab sends a change. `isAlone` then returns true until another tab reports a change. */
    sent() {
      const before = changesElsewhere;
      return { since: Date.now(), isAlone: () => changesElsewhere === before };
    },
    /** Call `received` when this tab has received a count from the shop. */
    received: () => {
      receivedAt = Date.now();
    },
    changedElsewhere: () => void changesElsewhere++,
    /** Whether a change of another tab was sent after this tab last received a count. */
    isLater: (since = Number.POSITIVE_INFINITY) => since >= receivedAt,
    reset: () => {
      receivedAt = 0;
      changesElsewhere = 0;
    },
  };
}
