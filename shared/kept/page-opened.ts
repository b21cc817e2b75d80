let openedAt = Date.now() - performance.now();

/** When this page was requested, in milliseconds since 1970. Its HTML may lack later changes. */
export const pageOpenedAt = () => openedAt;

/** Restores the state of a page that is requested now; for tests. */
export const resetPageOpened = () => {
  openedAt = Date.now();
};
