import { html } from 'hono/html';
import { parse } from 'valibot';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { Order as ParsedOrder } from '../../shared/model/order.ts';
import { afterOrder, paymentMethods } from '../../shared/rules/checkout/payment.ts';
import { formatDate } from '../../shared/rules/dates/format.ts';
import { readWireDay } from '../../shared/rules/dates/wire.ts';
import { linePrice } from '../../shared/rules/price/cart-price.ts';
import { formatPrice } from '../../shared/rules/price/price.ts';
import type { Order } from '../shop/checkout/order.ts';
import { incrementId, orderResponse } from '../shop/checkout/order-response.ts';
import { paymentOf } from '../shop/checkout/provider-origin.ts';

/**
 * The state of an order and its payment, with the next action. The provider also puts a state into the URL, but only
 * the shop's state counts.
 */
export function orderResult(order: Order): Markup {
  const [heading, text] = textsFor(order);
  return html`<section class="card" aria-labelledby="bestellung">
  <h2 id="bestellung">${heading}</h2>
  <p>Bestellung <b>#${incrementId(order)}</b>, ${formatPrice(order.total)}</p>
  <p>${text}</p>
  ${ordered(order)}
  ${order.state === 'paid' ? '' : payAgain(order)}
  <p><a href="/produkte">Weiter einkaufen</a></p>
</section>`;
}

/** The items of an order as static HTML, so that they are visible without JavaScript. */
function ordered(order: Order): Markup {
  const { items = [], grandTotal } = parse(ParsedOrder, orderResponse(order));
  const { shippingTitle, shippingCosts, paymentTitle, pickup, deliveryDate, deliveryTime } = order;
  const day = readWireDay(deliveryDate);
  const rows = [
    ['Lieferart', shippingTitle],
    ['Termin', [day && formatDate(day), deliveryTime].filter(Boolean).join(', ')],
    ['Abholung', pickup?.address],
    ['Zahlungsart', paymentTitle],
    ['Versandkosten', formatPrice(shippingCosts)],
    ['Gesamtsumme (inkl. MwSt.)', formatPrice(grandTotal ?? order.total)],
  ].filter(([, value]) => value);
  return html`<h3>Das haben Sie bestellt</h3>
  <ul>${items.map(({ name, price, quantity }) => html`<li>${quantity} × ${name}, ${formatPrice(linePrice(price, quantity))}</li>`)}</ul>
  <dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;
}

function textsFor({ state, total, transaction }: Order): readonly [heading: string, text: string] {
  const amount = formatPrice(total);
  if (!transaction) return ['Vielen Dank für Ihre Bestellung', 'Die Rechnung liegt der Lieferung bei.'];
  if (transaction.charges > 1) {
    return [
      'Ihre Zahlung ist zweimal eingegangen',
      `Ihre Bestellung ist bezahlt. Es wurden zweimal ${amount} belastet: Den zweiten Betrag zahlen wir Ihnen zurück, Sie müssen nichts tun.`,
    ];
  }
  switch (state) {
    case 'paid':
      return ['Vielen Dank für Ihre Bestellung', `Ihre Zahlung von ${amount} ist eingegangen.`];
    case 'cancelled':
      return [
        'Sie haben die Zahlung abgebrochen',
        'Es wurde nichts belastet. Ihre Bestellung wartet auf die Zahlung.',
      ];
    case 'failed':
      return [
        'Die Zahlung wurde abgelehnt',
        'Es wurde nichts belastet. Ihre Bestellung wartet auf die Zahlung.',
      ];
    case 'processing':
      return [
        'Ihre Bestellung ist bei uns',
        'Vielleicht ist schon eine Zahlung unterwegs: Bezahlen Sie nur, wenn Sie sicher sind, dass Sie noch nicht bezahlt haben.',
      ];
    case 'pending':
      return [
        'Ihre Zahlung ist noch nicht bestätigt',
        'Sobald wir vom Zahlungsdienst hören, backen wir. Laden Sie diese Seite neu, um nachzusehen.',
      ];
  }
}

/** A form that sends the same order to the payment provider again. */
function payAgain(order: Order): Markup | '' {
  const payment = paymentOf(order.services);
  const known = paymentMethods(payment, new URL(order.origin).hostname);
  const next = afterOrder(parse(ParsedOrder, orderResponse(order)), known, payment, order.origin);
  if (next.kind !== 'hand-off') return '';
  return html`<form class="pay-again" method="post" action="${next.action}">
    ${next.fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <button class="button" type="submit">Jetzt bezahlen</button>
  </form>`;
}
