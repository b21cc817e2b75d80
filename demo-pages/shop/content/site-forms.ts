import { type Context, Hono } from 'hono';
import { type FormTemplate, formPage } from '../../pages/form-page.ts';
import {
  birthdayPage,
  cakePage,
  cardPage,
  contactCallPage,
  contactPage,
  newsletterPage,
  offerPage,
} from '../../pages/request-pages.ts';
import { passwordForms } from '../account/password-forms.ts';
import type { ShopEnv } from '../account/session.ts';
import { render } from '../server/render.ts';
import { formBody } from '../server/validate.ts';
import type { Shop } from '../shop.ts';
import { returnPath } from './process-form.ts';
import { takeForm, takeFormOutcome } from './site-form.ts';

/** The messages after a successful submission. */
const thanks: readonly (readonly [FormTemplate, string])[] = [
  [contactPage, 'Vielen Dank für Ihre Nachricht. Wir antworten innert zwei Arbeitstagen.'],
  [birthdayPage, 'Vielen Dank. Wir prüfen den Termin und rufen Sie morgen an.'],
  [cakePage, 'Vielen Dank für Ihre Bestellung. Wir rufen Sie an, bevor wir backen.'],
  [cardPage, 'Vielen Dank. Ihre Kundenkarte kommt in einer Woche per Post.'],
  [offerPage, 'Vielen Dank. Ihre Offerte kommt innert zwei Arbeitstagen per E-Mail.'],
  [
    newsletterPage,
    'Vielen Dank. Bitte bestätigen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  ],
];

/**
 * The public forms: requests, newsletter, lost password. The shop stores no submitted values, only the last password
 * link.
 */
export function siteForms(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();
  site.route('/', passwordForms(shop));
  for (const [template, text] of thanks) {
    site.get(template.path, (c) => showForm(c, shop, template));
    site.post(template.path, formBody, (c) =>
      takeForm(c, shop, c.req.valid('form'), { template, done: () => text }),
    );
  }
  site.get(contactCallPage.path, (c) => showForm(c, shop, contactCallPage));
  // The footer of most pages contains this form. The response redirects to the page that the visitor came from
  site.post('/newsletter/fuss', formBody, (c) => {
    const path = `${returnPath(c, newsletterPage.path)}#fuss-newsletter`;
    const template = { name: 'footer-newsletter', path, anywhere: true } as const;
    return takeForm(c, shop, c.req.valid('form'), {
      template,
      done: () => 'Vielen Dank. Bitte bestätigen Sie den Link in der E-Mail.',
    });
  });
  return site;
}

/** Sends the page of a form with the result of the last submission. */
export const showForm = (
  c: Context<ShopEnv>,
  shop: Shop,
  template: FormTemplate,
  shown: { values?: Readonly<Record<string, string>>; hidden?: Readonly<Record<string, string>> } = {},
) =>
  render(
    c,
    shop,
    formPage(template, { outcome: takeFormOutcome(c.var.session, template.name, template.path), ...shown }),
  );
