import { VisitorConfiguration } from '../model/configuration/visitor.ts';
import { configuration } from './configuration.ts';

let isShared: boolean | undefined;

/**
 * A value in the server HTML, or undefined on a page that several visitors share, because the value may be another's.
 */
export function perVisitor<T>(printed: T): T | undefined {
  // Cached, because a page can have 1,000 hearts
  isShared ??= configuration(VisitorConfiguration).sharedPage;
  return isShared ? undefined : printed;
}

/** Restores the state of a new page; for tests. */
export const resetPerVisitor = () => {
  isShared = undefined;
};
