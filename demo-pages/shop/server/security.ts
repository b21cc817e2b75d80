import type { MiddlewareHandler } from 'hono';

/** No inline scripts or styles, no other origins, and no conversion of text to script. */
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

/** The same policy with one more source for some directives. */
export const policyWith = (sources: Readonly<Record<string, string>>) =>
  Object.entries(sources).reduce(
    (policy, [directive, source]) => policy.replace(`${directive} 'self'`, `${directive} 'self' ${source}`),
    contentSecurityPolicy,
  );

/** The same policy for a page that loads third-party scripts, with our own Trusted Types policy. */
export const policyWithScripts = (sources: Readonly<Record<string, string>>) =>
  policyWith(sources).replace("trusted-types 'none'", 'trusted-types krume');

/** A policy that allows frames with pages of this site. */
export const policyWithFrames = (policy: string) => `${policy}; frame-src 'self'`;

/** A policy for a page that writes markup into a document without scripts. Trusted Types would refuse its code. */
export const policyOfInertMarkup = (policy: string) =>
  policy.replace(/; require-trusted-types-for 'script'; trusted-types [^;]*/, '');

/** The headers of every page. `no-cache`, not `no-store`: the back/forward cache must keep working. */
export const security: MiddlewareHandler = async (c, next) => {
  await next();
  // A broken connection (Response.error()) has no headers to set.
  if (c.res.status === 0) return;
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'same-origin');
  if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
  // Pages that lead to or from the payment provider set their own policy
  if (!c.res.headers.has('Content-Security-Policy'))
    c.header('Content-Security-Policy', contentSecurityPolicy);
  c.header('Cache-Control', 'private, no-cache');
};
