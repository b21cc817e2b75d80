/**
 * Orders what several tabs hear from the shop about one count. Two changes that were under way at the same time have
 * answers of which nobody knows which is the later one: then the shop has to be asked. Times are milliseconds since 1970.
 */
export function tabOrder() {
  let answeredAt = 0;
  let changesElsewhere = 0;
  return {
    /** A change of this tab is sent now. `isAlone` says whether other tabs have changed nothing since. */
    sent() {
      const before = changesElsewhere;
      return { since: Date.now(), isAlone: () => changesElsewhere === before };
    },
    /** The shop has told this tab the count. */
    answered: () => {
      answeredAt = Date.now();
    },
    changedElsewhere: () => void changesElsewhere++,
    /** Whether a change that another tab sent at that time is later than the last answer here. */
    isLater: (since = Number.POSITIVE_INFINITY) => since >= answeredAt,
    reset: () => {
      answeredAt = 0;
      changesElsewhere = 0;
    },
  };
}
