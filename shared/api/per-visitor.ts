import { VisitorConfiguration } from '../model/configuration/visitor.ts';
import { resettable } from '../registry/resettable.ts';
import { configuration } from './configuration.ts';

let isShared: boolean | undefined;

/**
 * A value from the server HTML. Undefined on a page that several visitors share, because the value may belong to
 * another visitor.
 */
export function perVisitor<T>(printed: T): T | undefined {
  // The setting is cached, because a page can have 1,000 hearts
  isShared ??= configuration(VisitorConfiguration).sharedPage;
  return isShared ? undefined : printed;
}

resettable(() => {
  isShared = undefined;
});
