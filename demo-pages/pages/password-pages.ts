import { html } from 'hono/html';
import { newPasswordForm, passwordRequestForm } from '../../fixtures/markup/forms/account-forms.ts';
import type { FormTemplate } from './form-page.ts';
import type { Page } from './page.ts';

// The forms of site.md section 2.11, "Password-lost form"

export const passwordRequestPage: FormTemplate = {
  path: '/passwort-vergessen',
  name: 'password-lost',
  title: 'Passwort vergessen',
  description: 'Neues Passwort für Ihr Kundenkonto bei der Bäckerei Krume: Wir schicken Ihnen einen Link.',
  lead: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  form: passwordRequestForm,
};

export const newPasswordPage: FormTemplate = {
  path: '/passwort-neu',
  name: 'password-lost',
  title: 'Neues Passwort',
  description: 'Wählen Sie ein neues Passwort für Ihr Kundenkonto bei der Bäckerei Krume.',
  form: newPasswordForm,
  onward: html`<a href="/login">Anmelden</a>`,
};

/** The page for a password link that has expired or was already used. */
export const expiredLinkPage = (why: string): Page => ({
  title: 'Link abgelaufen',
  description: newPasswordPage.description,
  main: html`<div class="narrow">
<h1>Link abgelaufen</h1>
<div class="card"><p>${why}</p><p><a class="button" href="${passwordRequestPage.path}">Neuen Link anfordern</a></p></div>
</div>`,
});
