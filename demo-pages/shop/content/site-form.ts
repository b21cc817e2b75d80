import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { shopRules } from '../../../fixtures/shop/rules.ts';
import { dayInZurich } from '../../../shared/rules/dates/today.ts';
import { validateForm } from '../../../shared/rules/form.ts';
import { siteForms } from '../../../shared/rules/forms/site-forms.ts';
import { checkedFormText } from '../../../shared/text/checked-form.ts';
import type { FormTemplate } from '../../pages/form-page.ts';
import { passes } from '../../stand-ins/bot-check/service.ts';
import type { FormOutcome, Session, ShopEnv } from '../account/session.ts';
import { failingFields } from '../server/refusal.ts';
import type { Shop } from '../shop.ts';

interface Sent {
  fields: Readonly<Record<string, string>>;
  files: Readonly<Record<string, unknown>>;
}

interface SiteFormOptions {
  template: Pick<FormTemplate, 'name' | 'path' | 'bounds'> & { anywhere?: boolean };
  /**
   * Processes the form. Returns the success message, or the URL to redirect to. Throws an HTTP error that names the field
   */
  done(session: Session, fields: Readonly<Record<string, string>>): string | { onward: string };
  /** Whether the form stays visible after success, with the shop's current data */
  keepsForm?: boolean;
}

/** Whether a field contains a password. The value of such a field is never printed into a page. */
const isSecret = (name: string) => /password|^pw|pw$|pwrepeat/.test(name);

/**
 * Validates a submitted form with the rules of the page, and redirects, so that a reload does not submit the form
 * again. A rejected form is shown with its values and errors, but without passwords and files.
 */
export function takeForm(
  c: Context<ShopEnv>,
  shop: Shop,
  { fields, files }: Sent,
  { template, done, keepsForm }: SiteFormOptions,
): Response {
  const { session } = c.var;
  const { name: form, path, anywhere } = template;
  const back = (outcome: Omit<FormOutcome, 'form' | 'path'>) => {
    session.formOutcome = { ...outcome, form, ...(!anywhere && { path }) };
    return c.redirect(path, 303);
  };
  const refuse = (text: string, problems: Record<string, string>) => {
    const values = Object.fromEntries(
      Object.entries(fields).filter(([name]) => !isSecret(name) && name !== 'recaptchatoken'),
    );
    return back({ kind: 'error', text, problems, values });
  };
  const rule = siteForms[template.name].rule({
    today: dayInZurich(new Date(shop.now())),
    maxLength: shopRules.maxLength,
    boundsOf: (field) => template.bounds?.[field] ?? {},
    has: (name) => name in fields || (name === 'issubscribed' && template.path.startsWith('/konto')),
  });
  if (!passes(shop, fields.recaptchatoken)) return refuse(checkedFormText.captchaFailed, {});
  const result = validateForm(rule, { ...fields, ...files });
  if (!result.valid) {
    const problems = Object.fromEntries(result.failing.map(({ name, message }) => [name, message]));
    return refuse('Bitte prüfen Sie die markierten Angaben.', problems);
  }
  try {
    const outcome = done(session, fields);
    if (typeof outcome !== 'string') return c.redirect(outcome.onward, 303);
    return back({ kind: 'success', text: outcome, keepsForm });
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    const problems = Object.fromEntries(failingFields(error).map((name) => [name, error.message]));
    return refuse(error.message, problems);
  }
}

/** Returns the result of a submitted form and removes it from the session. */
export function takeFormOutcome(session: Session, form: string, path?: string): FormOutcome | undefined {
  const { formOutcome: outcome } = session;
  if (outcome?.form !== form || (outcome.path && outcome.path !== path)) return undefined;
  session.formOutcome = undefined;
  return outcome;
}
