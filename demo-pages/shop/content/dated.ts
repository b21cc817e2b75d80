import type { MiddlewareHandler } from 'hono';

/** Sets the `Date` header of each response to the shop's clock. Pages take their time from this header. */
export const dated =
  (now: () => number): MiddlewareHandler =>
  async (c, next) => {
    await next();
    // A lost connection (Response.error()) has no headers
    if (c.res.status !== 0) c.header('Date', new Date(now()).toUTCString());
  };
