let openedAt = Date.now() - performance.now();

/** When this page was asked for: what has happened since, its HTML may not know. Milliseconds since 1970. */
export const pageOpenedAt = () => openedAt;

/** As on a page that is asked for now; for tests. */
export const resetPageOpened = () => {
  openedAt = Date.now();
};
