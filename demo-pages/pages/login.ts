import { html } from 'hono/html';
import { loginForm } from '../../fixtures/markup/forms/account-forms.ts';
import { customers } from '../../fixtures/shop/customers.ts';
import type { Page } from './page.ts';

interface LoginForm {
  /** The typed e-mail address */
  email: string;
  /** URL after the login */
  next: string;
  failed: boolean;
}

const wrong = 'E-Mail oder Passwort stimmen nicht. Bitte versuchen Sie es noch einmal.';

export function loginPage({ email, next, failed }: LoginForm): Page {
  const [demo] = customers;
  return {
    title: 'Anmelden',
    description: 'Melden Sie sich bei der Bäckerei Krume an, für Wunschliste, Adressen und Bestellungen.',
    main: html`<div class="narrow sign-in">
<h1>Anmelden</h1>
<div class="card">${loginForm({
      id: 'login',
      action: '/login',
      phone: '061 555 01 24',
      hidden: { weiter: next },
      values: { username: email },
      ...(failed && { box: { kind: 'error', text: wrong }, problems: { username: wrong, password: wrong } }),
    })}</div>
<p class="hint"><a href="/passwort-vergessen">Passwort vergessen?</a> Noch kein Konto? <a href="/registrieren">Konto eröffnen</a></p>
<p class="hint">Für die Demo: <kbd>${demo.email}</kbd> mit dem Passwort <kbd>${demo.password}</kbd>. Ihr Warenkorb bleibt beim Anmelden erhalten.</p>
</div>`,
  };
}
