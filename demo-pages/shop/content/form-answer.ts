import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ShopEnv } from '../account/session.ts';
import { failingFields } from '../server/refusal.ts';

interface Form {
  /** Where to go when the browser does not say where it came from */
  otherwise: string;
  /** Where to go when it is done; otherwise back */
  onward?: string;
  /** What failed, before the reason */
  failure: string;
  /** What was typed, to stand in the fields again when the form is refused */
  values?: Record<string, string>;
  /** The part of the page that the form is in */
  hash?: string;
}

/**
 * Carries out a form that a browser sends itself, and goes back to its page (303) with a notice. A guest without
 * the right to it is sent to the login first.
 *
 * @param change answers what the notice says
 */
export async function answerForm(
  c: Context<ShopEnv>,
  { otherwise, onward, failure, values, hash = '' }: Form,
  change: () => string | Promise<string>,
): Promise<Response> {
  const back = returnPath(c, otherwise);
  const { session } = c.var;
  try {
    session.notice = { kind: 'success', text: await change() };
    if (onward) return c.redirect(onward, 303);
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    if (error.status === 401) return c.redirect(`/login?weiter=${encodeURIComponent(back)}`, 303);
    const text = `${failure} ${error.message}`;
    session.notice = { kind: 'error', text, fields: failingFields(error), values };
  }
  return c.redirect(back + hash, 303);
}

/** The page on which a form was sent, to go back to it. */
export function returnPath(c: Context, otherwise: string): string {
  return ownPath(c.req.header('Referer'), new URL(c.req.url).origin) ?? otherwise;
}

/** An address of this site as path and query, or undefined when it leads anywhere else. */
export function ownPath(address: string | undefined, origin: string): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  // A path such as //elsewhere.example would be read as another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}
