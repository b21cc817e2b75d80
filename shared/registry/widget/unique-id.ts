let count = 0;

/** An id that is unique on the page. React's `useId` repeats in every root. */
export const uniqueId = (): string => `krume-${++count}`;

/** Resets the module state; for tests. */
export const resetIds = () => {
  count = 0;
};
