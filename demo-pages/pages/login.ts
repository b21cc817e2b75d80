import { html } from 'hono/html';
import { loginForm } from '../../fixtures/markup/forms/account-forms.ts';
import { customers } from '../../fixtures/shop/customers.ts';
import type { Page } from './page.ts';

interface LoginForm {
  /** The e-mail address from the last attempt */
  email: string;
  /** URL to open after a successful login */
  next: string;
  failed: boolean;
}

const wrong = 'E-Mail oder Passwort stimmen nicht. Bitte versuchen Sie es noch einmal.';

export function loginPage({ email, next, failed }: LoginForm): Page {
  const [demo] = customers;
  return {
    title: 'Anmelden',
    description: 'Melden Sie sich bei der Bäckerei Krume an, für Wunschliste, Adressen und Bestellungen.',
    main: html`<div class="page-head"><h1>Anmelden</h1></div>
<div class="sign-in">
<section class="card" aria-labelledby="mit-konto"><h2 id="mit-konto">Mit Konto</h2>
${loginForm({
  id: 'login',
  action: '/login',
  phone: '061 555 01 24',
  hidden: { weiter: next },
  values: { username: email },
  ...(failed && { box: { kind: 'error', text: wrong }, problems: { username: wrong, password: wrong } }),
})}
<p class="hint"><a href="/passwort-vergessen">Passwort vergessen?</a></p>
<p class="hint">Für die Demo: <kbd>${demo.email}</kbd> mit dem Passwort <kbd>${demo.password}</kbd>.</p></section>
<section class="card sign-in-new" aria-labelledby="ohne-konto"><h2 id="ohne-konto">Noch kein Konto?</h2>
<ul class="ticks sign-in-advantages">
  <li>Adressen für Rechnung und Lieferung bereit</li>
  <li>Wunschliste auf jedem Gerät</li>
  <li>Frühere Bestellungen ansehen und nochmals bestellen</li>
</ul>
<p>Ihr Warenkorb bleibt beim Anmelden und beim Eröffnen erhalten.</p>
<p><a class="button button-quiet" href="/registrieren">Konto eröffnen</a></p>
<p class="hint">Bestellen geht auch ohne Konto, als Gast an der Kasse.</p></section>
</div>`,
  };
}
