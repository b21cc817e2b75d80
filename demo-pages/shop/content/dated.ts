import type { MiddlewareHandler } from 'hono';

/** Sets the `Date` header of every response to the shop's clock, from which pages take their time. */
export const dated =
  (now: () => number): MiddlewareHandler =>
  async (c, next) => {
    await next();
    // A broken connection (Response.error()) has no headers to set.
    if (c.res.status !== 0) c.header('Date', new Date(now()).toUTCString());
  };
