import { Hono } from 'hono';
import { html } from 'hono/html';
import { formPage } from '../../pages/form-page.ts';
import { expiredLinkPage, newPasswordPage, passwordRequestPage } from '../../pages/password-pages.ts';
import { takeForm, takeFormOutcome } from '../content/site-form.ts';
import { render } from '../server/render.ts';
import { formBody } from '../server/validate.ts';
import type { Shop } from '../shop.ts';
import { expiredText, isGoodLink, newPasswordLink, takePasswordLink } from './password-link.ts';
import type { ShopEnv } from './session.ts';

const requested =
  'Wenn es zu dieser Adresse ein Konto gibt, ist der Link unterwegs. Er gilt eine Stunde lang.';
const changed = 'Ihr neues Passwort gilt ab sofort. Sie können sich damit anmelden.';

/** The URL of the page for a new password, as in the e-mail. */
const pathOf = (link: string | undefined) =>
  link === undefined ? newPasswordPage.path : `${newPasswordPage.path}?link=${encodeURIComponent(link)}`;

/**
 * The two forms for a lost password: one requests a link, the other sets a new password with the link.
 *
 * @see site.md section 2.11, "Password-lost form"
 */
export function passwordForms(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();
  site.get(passwordRequestPage.path, (c) => {
    const { session } = c.var;
    const { name, path } = passwordRequestPage;
    const outcome = takeFormOutcome(session, name, path);
    const link = outcome?.kind === 'success' ? session.passwordLink : undefined;
    // The demo sends no e-mail, so the message itself contains the link
    const after =
      link &&
      html`<p class="hint">Die Demo verschickt keine E-Mails. In der E-Mail stünde: <a href="${pathOf(link.token)}">Neues Passwort setzen</a>. Eine Stunde später: <a href="${pathOf('abgelaufen')}">der abgelaufene Link</a>.</p>`;
    return render(c, shop, formPage({ ...passwordRequestPage, after: after ?? '' }, { outcome }));
  });
  site.post(passwordRequestPage.path, formBody, (c) =>
    takeForm(c, shop, c.req.valid('form'), {
      template: passwordRequestPage,
      done(session) {
        newPasswordLink(shop, session);
        return requested;
      },
    }),
  );
  site.get(newPasswordPage.path, (c) => {
    const { session } = c.var;
    const link = c.req.query('link');
    const path = pathOf(link);
    const outcome = takeFormOutcome(session, newPasswordPage.name, path);
    if (outcome?.kind !== 'success' && !isGoodLink(shop, session, link))
      return render(c, shop, expiredLinkPage(expiredText), 410);
    return render(c, shop, formPage({ ...newPasswordPage, path }, { outcome }));
  });
  site.post(newPasswordPage.path, formBody, (c) => {
    const link = c.req.query('link');
    return takeForm(c, shop, c.req.valid('form'), {
      template: { ...newPasswordPage, path: pathOf(link) },
      done(session) {
        takePasswordLink(shop, session, link);
        return changed;
      },
    });
  });
  return site;
}
