import { Hono } from 'hono';
import { record, string, unknown } from 'valibot';
import { validateForm } from '../../../shared/rules/form.ts';
import { contactForm } from '../../../shared/rules/forms/requests.ts';
import { checkedFormText } from '../../../shared/text/checked-form.ts';
import { passes } from '../../stand-ins/bot-check/service.ts';
import type { ShopEnv } from '../account/session.ts';
import { injectFaults } from '../server/fault-injection.ts';
import { refusal, refusalResponse } from '../server/refusal.ts';
import { jsonBody } from '../server/validate.ts';
import type { Shop } from '../shop.ts';

/** `POST /api/contact/`: the contact form as JSON. Nothing is stored. @see site.md section 7, "Forms" */
export function contactCall(shop: Shop): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();
  api.onError(refusalResponse);
  api.use(injectFaults(shop));
  api.post('/contact/', jsonBody(record(string(), unknown())), (c) => {
    const { recaptchatoken, ...values } = c.req.valid('json');
    if (!passes(shop, String(recaptchatoken ?? ''))) throw refusal(400, checkedFormText.captchaFailed);
    const result = validateForm(contactForm(), values);
    if (result.valid)
      return c.json({ message: 'Vielen Dank für Ihre Nachricht. Wir antworten innert zwei Arbeitstagen.' });
    const [first] = result.failing;
    throw refusal(400, first?.message ?? '', { fields: result.failing.map(({ name }) => name) });
  });
  return api;
}
