import { check, pipe, string } from 'valibot';
import { isSafeLink } from '../registry/safe-link.ts';

/**
 * An address to link to or load from: relative to the site, or http(s). Anything else, such as
 * `javascript:`, does not fit.
 */
export const link = pipe(string(), check(isSafeLink, 'an address on this site, or http(s)'));
