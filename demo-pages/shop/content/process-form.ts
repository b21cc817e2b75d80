import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ShopEnv } from '../account/session.ts';
import { failingFields } from '../server/refusal.ts';

interface Form {
  /** Path to redirect to if the browser sends no referrer */
  otherwise: string;
  /** Path to redirect to after success; by default the page with the form */
  onward?: string;
  /** German text before the reason of a failure */
  failure: string;
  /** Typed values, to fill in the form again after a refusal */
  values?: Record<string, string>;
  /** URL hash of the section that contains the form */
  hash?: string;
}

/**
 * Processes a form that the browser submitted without JavaScript, and redirects (303) to the page with the form, which
 * shows a notice. Guests without permission are redirected to the login page.
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

/** The path of the page with the submitted form, from the referrer. */
export function returnPath(c: Context, otherwise: string): string {
  return ownPath(c.req.header('Referer'), new URL(c.req.url).origin) ?? otherwise;
}

/** Reduces a URL of this site to path and query; undefined for a URL of another site. */
export function ownPath(reference: string | undefined, origin: string): string | undefined {
  if (!reference || !URL.canParse(reference, origin)) return undefined;
  const url = new URL(reference, origin);
  // A browser would resolve a path such as //elsewhere.example as another host
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}
