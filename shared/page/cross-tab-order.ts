/**
 * Finds out which tab has the newest count. If two tabs sent changes in parallel, this is unknown, and the caller must
 * request the count. Times are milliseconds since 1970.
 */
export function crossTabOrder() {
  let receivedAt = 0;
  let changesElsewhere = 0;
  return {
    /** Call it when this tab sends a change. `isAlone` returns whether no other tab has reported a change since. */
    sent() {
      const before = changesElsewhere;
      return { since: Date.now(), isAlone: () => changesElsewhere === before };
    },
    /** Call it when this tab has received a count from the shop. */
    received: () => {
      receivedAt = Date.now();
    },
    changedElsewhere: () => void changesElsewhere++,
    /** Whether another tab's change was sent after this tab last received a count. */
    isLater: (since = Number.POSITIVE_INFINITY) => since >= receivedAt,
    reset: () => {
      receivedAt = 0;
      changesElsewhere = 0;
    },
  };
}
