import { resettable } from '../resettable.ts';

let count = 0;

/** An id that is unique on the page. React's `useId` would return the same id in several roots. */
export const uniqueId = (): string => `krume-${++count}`;

resettable(() => {
  count = 0;
});
