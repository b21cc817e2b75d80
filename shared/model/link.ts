import { customSchema } from './custom-schema.ts';

/** Relative to the site, or http(s). Anything else, such as `javascript:`, is not an address to follow. */
export function isSafeLink(address: string): boolean {
  const base = 'https://site.invalid/';
  return URL.canParse(address, base) && /^https?:$/.test(new URL(address, base).protocol);
}

/**
 * An address to link to or load from: relative to the site, or http(s). Anything else, such as
 * `javascript:`, does not fit.
 */
export const link = customSchema('link', (raw) =>
  typeof raw === 'string' && isSafeLink(raw) ? raw : undefined,
);
