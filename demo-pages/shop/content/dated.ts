import type { MiddlewareHandler } from 'hono';

/** The `Date` of every answer is of the shop's own clock, wherever that stands: the page takes its time from it. */
export const dated =
  (now: () => number): MiddlewareHandler =>
  async (c, next) => {
    await next();
    // A broken connection (Response.error()) has no headers to set.
    if (c.res.status !== 0) c.header('Date', new Date(now()).toUTCString());
  };
