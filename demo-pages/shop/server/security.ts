import type { MiddlewareHandler } from 'hono';

/** Forbids inline scripts, inline styles, other origins, and the conversion of text to script. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'report-uri /demo/csp-report',
].join('; ');

/** The content security policy with an additional source for some directives. */
export const policyWith = (sources: Readonly<Record<string, string>>) =>
  Object.entries(sources).reduce(
    (policy, [directive, source]) => policy.replace(`${directive} 'self'`, `${directive} 'self' ${source}`),
    contentSecurityPolicy,
  );

/**
 * The content security policy for a page that loads third-party scripts. It allows the Trusted Types policy `krume`.
 */
export const policyWithScripts = (sources: Readonly<Record<string, string>>) =>
  policyWith(sources).replace("trusted-types 'none'", 'trusted-types krume');

/** Extends a policy to allow frames with pages of this site. */
export const policyWithFrames = (policy: string) => `${policy}; frame-src 'self'`;

/**
 * Removes Trusted Types from a policy, for a page that parses markup into a document without scripts. With Trusted
 * Types, the browser would reject that parsing.
 */
export const policyOfInertMarkup = (policy: string) =>
  policy.replace(/; require-trusted-types-for 'script'; trusted-types [^;]*/, '');

/**
 * Sets the headers of every page. With `no-store` instead of `no-cache`, some browsers would not keep pages in the
 * back/forward cache.
 */
export const security: MiddlewareHandler = async (c, next) => {
  await next();
  // A lost connection (Response.error()) has no headers
  if (c.res.status === 0) return;
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'same-origin');
  if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
  // Pages that need other sources, such as the checkout, set their own policy
  if (!c.res.headers.has('Content-Security-Policy'))
    c.header('Content-Security-Policy', contentSecurityPolicy);
  c.header('Cache-Control', 'private, no-cache');
};
