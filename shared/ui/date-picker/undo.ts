import type { ReactNode } from 'react';

/** What takes back what has helped with a day. */
export interface Undo {
  bar: ReactNode;
  /** What has gone or come back, for screen readers */
  said: string;
}
