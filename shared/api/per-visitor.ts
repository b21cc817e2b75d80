import { VisitorConfiguration } from '../model/configuration/visitor.ts';
import { configuration } from './configuration.ts';

let isShared: boolean | undefined;

/** A value that the server has printed for one visitor; undefined on a page that several visitors share. */
export function perVisitor<T>(printed: T): T | undefined {
  // Cached, because a page can have a thousand hearts
  isShared ??= configuration(VisitorConfiguration).sharedPage;
  return isShared ? undefined : printed;
}

/** Restores the state of a new page; for tests. */
export const resetPerVisitor = () => {
  isShared = undefined;
};
