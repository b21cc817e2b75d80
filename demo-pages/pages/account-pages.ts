import { html } from 'hono/html';
import { array, parse } from 'valibot';
import {
  accountForm,
  customerNewsletterForm,
  signupForm,
} from '../../fixtures/markup/forms/account-forms.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { Customer } from '../../fixtures/shop/customers.ts';
import { CartItem } from '../../shared/model/cart.ts';
import { formatPrice } from '../../shared/rules/price/price.ts';
import type { Order, PaymentState } from '../shop/checkout/order.ts';
import { incrementId } from '../shop/checkout/order-response.ts';
import { addressesUrl } from './addresses.ts';
import type { FormTemplate } from './form-page.ts';
import type { Page } from './page.ts';

const back = html`<p class="hint"><a href="/konto">Zum Kundenkonto</a></p>`;

export const signupPage: FormTemplate = {
  path: '/registrieren',
  name: 'signup',
  title: 'Konto eröffnen',
  description:
    'Kundenkonto bei der Bäckerei Krume eröffnen: Adressen, Wunschliste und Bestellungen an einem Ort.',
  lead: 'Adressen, Wunschliste und Bestellungen an einem Ort.',
  form: signupForm,
  after: html`<p class="hint">Sie haben schon ein Konto? <a href="/login">Anmelden</a></p>`,
};

export const accountEditPage: FormTemplate = {
  path: '/konto/angaben',
  name: 'account',
  title: 'Ihre Angaben',
  description: 'Name, E-Mail, Geburtsdatum und Passwort Ihres Kundenkontos bei der Bäckerei Krume.',
  form: accountForm,
  after: back,
};

export const accountNewsletterPage: FormTemplate = {
  path: '/konto/newsletter',
  name: 'newsletter',
  title: 'Ihr Newsletter',
  description: 'Den Newsletter der Bäckerei Krume bestellen oder abbestellen, jederzeit.',
  lead: 'Einmal im Monat Neues aus der Backstube. Ohne Häkchen kommt keiner mehr.',
  form: customerNewsletterForm,
  after: back,
};

/** URL, title and description of each page */
const places = [
  [accountEditPage.path, 'Ihre Angaben', 'Name, E-Mail, Geburtsdatum und Passwort'],
  [addressesUrl, 'Ihre Adressen', 'Wohin die Rechnung geht, und wohin wir liefern'],
  ['/konto/bestellungen', 'Ihre Bestellungen', 'Liefertag, Betrag und Stand der Zahlung'],
  ['/wunschliste', 'Ihre Wunschliste', 'Was Sie sich gemerkt haben'],
  [accountNewsletterPage.path, 'Ihr Newsletter', 'Bestellen oder abbestellen'],
] as const;

/**
 * The overview of a customer's account, with the latest order.
 *
 * @param createKey creates the idempotency key for ordering again
 */
export function accountPage(
  { firstName, lastName, email }: Customer,
  last: Order | undefined,
  createKey: () => string,
): Page {
  const lastOrder = last
    ? html`<p><a href="/kasse?bestellung=${last.id}">Bestellung ${incrementId(last)}</a></p>
  ${orderBody(last, createKey())}`
    : html`<p>Noch keine Bestellung.</p>
  <p><a class="button" href="/produkte">Zum Online Shop</a></p>`;
  return {
    title: 'Kundenkonto',
    description: 'Ihr Kundenkonto bei der Bäckerei Krume: Adressen, Bestellungen und Wunschliste.',
    main: html`<div class="page-head account-head">
<div><h1>Grüezi ${firstName}</h1>
<p>Sie sind als ${firstName} ${lastName} angemeldet (${email}).</p></div>
<form method="post" action="/logout"><button class="button button-quiet" type="submit">Abmelden</button></form>
</div>
<div class="account">
<section class="card" aria-labelledby="letzte"><h2 id="letzte">Ihre letzte Bestellung</h2>
  ${lastOrder}</section>
<ul class="account-list">
  ${places.map(
    ([path, name, what]) => html`<li><a href="${path}">${name}</a><span>${what}</span></li>
  `,
  )}
</ul>
</div>`,
  };
}

const states: Readonly<Record<PaymentState, string>> = {
  pending: 'Zahlung noch nicht bestätigt',
  paid: 'bezahlt',
  cancelled: 'Zahlung abgebrochen',
  failed: 'Zahlung abgelehnt',
  processing: 'Zahlung in Bearbeitung',
};

/**
 * A customer's orders, latest first.
 *
 * @param createKey creates an idempotency key for each order
 */
export function ordersPage(orders: readonly Order[], createKey: () => string): Page {
  return {
    title: 'Ihre Bestellungen',
    description: 'Ihre Bestellungen bei der Bäckerei Krume: Nummer, Liefertag, Betrag und Stand der Zahlung.',
    main: html`<div class="narrow">
<h1>Ihre Bestellungen</h1>
${
  orders.length === 0
    ? html`<div class="card"><p>Noch keine Bestellung.</p><p><a class="button" href="/produkte">Zum Online Shop</a></p></div>`
    : html`<ul class="order-list">${orders.map(
        (order) => html`<li class="card">
  <h2><a href="/kasse?bestellung=${order.id}">Bestellung ${incrementId(order)}</a></h2>
  ${orderBody(order, createKey())}
</li>
`,
      )}</ul>`
}
${back}
</div>`,
  };
}

/** An order with its date, amount and items, and a button to order the same items again. */
function orderBody(order: Order, key: string): Markup {
  const { id, items, deliveryDate, deliveryTime, total, transaction, state } = order;
  const lines = parse(array(CartItem), items);
  const shown = lines.slice(0, shownItems);
  const more = lines.length - shown.length;
  return html`<p>${day(deliveryDate)}${deliveryTime && `, ${deliveryTime}`}</p>
  <p><b>${formatPrice(total)}</b>, ${transaction ? states[state] : 'auf Rechnung'}</p>
  <ul class="order-items">${shown.map(({ quantity, name }) => html`<li>${quantity} × ${name}</li>`)}${more > 0 && html`<li>und ${more} weitere</li>`}</ul>
  <form method="post" action="/konto/bestellungen/${id}/nochmals"><input type="hidden" name="key" value="${key}"><button class="button button-quiet" type="submit">Nochmals bestellen</button></form>`;
}

/** Number of items before 'und … weitere' */
const shownItems = 4;

const day = (wire: string) => wire.slice(0, 10).split('-').reverse().join('.');
