/**
 * Orders the counts that several tabs receive from the shop. If two changes were sent in parallel, the order of their
 * responses is unknown, and the shop has to be asked. Times are milliseconds since 1970.
 */
export function crossTabOrder() {
  let receivedAt = 0;
  let changesElsewhere = 0;
  return {
    /**
     * To be called when this tab sends a change. `isAlone` returns whether no other tab has sent a change
     * since.
     */
    sent() {
      const before = changesElsewhere;
      return { since: Date.now(), isAlone: () => changesElsewhere === before };
    },
    /** To be called when this tab has received the count from the shop. */
    received: () => {
      receivedAt = Date.now();
    },
    changedElsewhere: () => void changesElsewhere++,
    /** Whether another tab sent its change after the last response to this tab. */
    isLater: (since = Number.POSITIVE_INFINITY) => since >= receivedAt,
    reset: () => {
      receivedAt = 0;
      changesElsewhere = 0;
    },
  };
}
