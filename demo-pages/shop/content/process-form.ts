import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ShopEnv } from '../account/session.ts';
import { failingFields } from '../server/refusal.ts';

interface Form {
  /** The path if the browser sends no referrer */
  otherwise: string;
  /** The path after success; by default the page of the form */
  onward?: string;
  /** The failed action, shown before the reason */
  failure: string;
  /** The typed values, to fill in the form again after a refusal */
  values?: Record<string, string>;
  /** The hash of the form's section */
  hash?: string;
}

/**
 * Processes a form submitted by the browser, and redirects to the form's page (303) with a notice. Redirects
 * a guest without permission to the login.
 *
 * @param change returns the text of the notice
 */
export async function processForm(
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

/** The path of the page on which a form was submitted. */
export function returnPath(c: Context, otherwise: string): string {
  return ownPath(c.req.header('Referer'), new URL(c.req.url).origin) ?? otherwise;
}

/** Converts a URL of this site to path and query; undefined for other sites. */
export function ownPath(reference: string | undefined, origin: string): string | undefined {
  if (!reference || !URL.canParse(reference, origin)) return undefined;
  const url = new URL(reference, origin);
  // A path such as //elsewhere.example would be read as another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}
