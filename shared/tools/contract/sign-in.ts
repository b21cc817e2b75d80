import { signInText } from '../../text/tools/sign-in.ts';
import { passwordForm } from './password-form.ts';
import type { Ask, ShopResponse } from './shop-client.ts';

/** The error of a failed sign-in. The message is a German sentence. */
export class SignInFailed extends Error {}

export interface Login {
  /** URL of the page with the form */
  page: string;
  user: string;
  password: string;
}

const html = { Accept: 'text/html' };
const maxRedirects = 5;

/**
 * Signs in like a browser: opens the page, fills in the form, and submits the form with its hidden fields. The client
 * keeps the cookies. Throws SignInFailed.
 */
export async function signIn(ask: Ask, { page, user, password }: Login): Promise<void> {
  const { url, text } = await openPage(ask, page);
  const form = passwordForm(text, user, password);
  if (!form) throw new SignInFailed(signInText.noForm(url));
  const action = sameOrigin(form.action || url, url);
  const sent = await ask('POST', action, {
    body: form.fields.toString(),
    headers: { ...html, 'Content-Type': 'application/x-www-form-urlencoded', Origin: new URL(url).origin },
  });
  if (sent.status === 0) throw new SignInFailed(signInText.unreachable(action, sent.text));
  const { status } = await ask('GET', '/rest/profile/address/');
  if (status === 401) throw new SignInFailed(signInText.refused);
}

/** Opens a page, and follows its redirects. */
async function openPage(ask: Ask, page: string): Promise<{ url: string; text: string }> {
  let url = page;
  let response = await ask('GET', url, { headers: html });
  for (let count = 0; isRedirect(response) && count < maxRedirects; count++) {
    url = sameOrigin(response.headers.get('Location') ?? '', url);
    response = await ask('GET', url, { headers: html });
  }
  const { status, text } = response;
  if (status === 0) throw new SignInFailed(signInText.unreachable(url, text));
  if (status !== 200) throw new SignInFailed(signInText.status(url, status));
  return { url, text };
}

const isRedirect = ({ status, headers }: ShopResponse) =>
  status >= 300 && status < 400 && headers.has('Location');

/** The complete URL. Throws for another origin, because passwords, cookies and headers must not be sent there. */
function sameOrigin(written: string, page: string): string {
  const url = URL.canParse(written, page) ? new URL(written, page) : undefined;
  if (url?.origin === new URL(page).origin) return url.href;
  throw new SignInFailed(signInText.elsewhere(page, url?.origin ?? written));
}
