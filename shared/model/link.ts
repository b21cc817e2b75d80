import { isSafeLink } from '../registry/safe-link.ts';
import { kind } from '../registry/widget/kind.ts';

/**
 * An address to link to or load from: relative to the site, or http(s). Anything else, such as
 * `javascript:`, does not fit.
 */
export const link = kind('an address on this site, or http(s)', (raw) =>
  typeof raw === 'string' && isSafeLink(raw) ? raw : undefined,
);
