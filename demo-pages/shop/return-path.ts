import type { Context } from 'hono';

/** An address of this site as path and query, or undefined when it leads anywhere else. */
export function ownPath(address: string | undefined, origin: string): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}

/** The page on which a form was sent, to go back to it. */
export function returnPath(c: Context, otherwise: string): string {
  return ownPath(c.req.header('Referer'), new URL(c.req.url).origin) ?? otherwise;
}
