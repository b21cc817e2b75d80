import { html } from 'hono/html';
import { type Customer, customers } from '../../fixtures/shop/customers.ts';
import { addressesUrl } from './addresses.ts';
import type { Page } from './page.ts';

interface LoginForm {
  /** The e-mail address as typed */
  email: string;
  /** Where to go afterwards */
  next: string;
  failed: boolean;
}

export function loginPage({ email, next, failed }: LoginForm): Page {
  const [demo] = customers;
  return {
    title: 'Anmelden',
    description: 'Melden Sie sich bei der Bäckerei Krume an, für Wunschliste, Adressen und Bestellungen.',
    main: html`<div class="narrow">
<h1>Anmelden</h1>
${failed && html`<p class="notice notice-error" role="alert" id="login-fehler">E-Mail oder Passwort stimmen nicht. Bitte versuchen Sie es noch einmal.</p>`}
<form class="card form" method="post" action="/login">
  <label>E-Mail <input type="email" name="username" value="${email}" required autocomplete="username" inputmode="email"${invalid(failed)}></label>
  <label>Passwort <input type="password" name="password" required autocomplete="current-password"${invalid(failed)}></label>
  <input type="hidden" name="weiter" value="${next}">
  <button class="button" type="submit">Anmelden</button>
</form>
<p class="hint">Für die Demo: <kbd>${demo.email}</kbd> mit dem Passwort <kbd>${demo.password}</kbd>. Ihr Warenkorb bleibt beim Anmelden erhalten.</p>
</div>`,
  };
}

export function accountPage({ firstName, lastName, email }: Customer): Page {
  return {
    title: 'Kundenkonto',
    description: 'Ihr Kundenkonto bei der Bäckerei Krume: Adressen, Bestellungen und Wunschliste.',
    main: html`<div class="narrow">
<h1>Grüezi ${firstName}</h1>
<div class="card form">
  <p>Sie sind als ${firstName} ${lastName} angemeldet (${email}).</p>
  <p><a href="${addressesUrl}">Zu Ihren Adressen</a></p>
  <p><a href="/wunschliste">Zu Ihrer Wunschliste</a></p>
  <form method="post" action="/logout"><button class="button button-quiet" type="submit">Abmelden</button></form>
</div>
</div>`,
  };
}

function invalid(failed: boolean) {
  return failed ? html` aria-invalid="true" aria-describedby="login-fehler"` : '';
}
