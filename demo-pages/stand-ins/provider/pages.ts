import { html } from 'hono/html';
import type { Markup } from '../../../fixtures/markup/markup.ts';
import { paymentOffers } from '../../../fixtures/shop/payment.ts';
import type { PaymentMethod } from '../../../shared/model/payment.ts';
import { formatPrice } from '../../../shared/rules/price/price.ts';
import type { Order } from '../../shop/checkout/order.ts';
import { incrementId } from '../../shop/checkout/order-response.ts';
import { providerPath } from '../../shop/checkout/provider-origin.ts';
import type { Assets } from '../../shop/server/assets.ts';

/** The payment page, with a button to pay and a button for every other outcome. */
export function paymentPage(
  assets: Assets,
  order: Order & { transaction: { token: string } },
  method: PaymentMethod | undefined,
): Markup {
  const { transaction, total, state } = order;
  const title = paymentOffers.find((offer) => offer.method === method)?.title;
  return frame(
    assets,
    'Bezahlen',
    html`${
      state === 'failed'
        ? html`<p class="notice notice-error" role="alert">Die letzte Zahlung wurde abgelehnt. Es wurde nichts belastet.</p>`
        : ''
    }
<dl class="payment">
  <div><dt>Empfänger</dt><dd>Bäckerei Krume</dd></div>
  <div><dt>Bestellung</dt><dd>#${incrementId(order)}</dd></div>
  <div><dt>Zahlungsart</dt><dd>${title}</dd></div>
  <div><dt>Betrag</dt><dd>${formatPrice(total)}</dd></div>
</dl>
<form class="payment-choices" method="post" action="${providerPath}/${encodeURIComponent(transaction.token)}/ergebnis">
  <button class="button" name="ergebnis" value="bezahlen">${formatPrice(total)} bezahlen</button>
  <button class="button button-quiet" name="ergebnis" value="abbrechen">Abbrechen und zurück zum Shop</button>
  <fieldset>
    <legend>Nur in der Demo</legend>
    <button class="button button-quiet" name="ergebnis" value="ablehnen">Zahlung ablehnen</button>
    <button class="button button-quiet" name="ergebnis" value="haengen">Hängen lassen</button>
    <button class="button button-quiet" name="ergebnis" value="bearbeiten">Unbekannter Stand</button>
    <button class="button button-quiet" name="ergebnis" value="doppelt-belasten">Doppelt belasten</button>
  </fieldset>
</form>`,
  );
}

/** The page after a payment with an unknown outcome. The shop was not notified. */
export function pendingPage(assets: Assets, shopUrl: string): Markup {
  return frame(
    assets,
    'Ihre Zahlung wird geprüft',
    html`<p>Das dauert länger als gewöhnlich. Wir sagen dem Shop Bescheid, sobald die Zahlung bestätigt ist.</p>
<p><a class="button" href="${shopUrl}">Zurück zum Shop</a></p>`,
  );
}

/** The page for an incomplete form post or an unknown transaction. */
export function problemPage(assets: Assets): Markup {
  return frame(
    assets,
    'Diese Zahlung gibt es nicht',
    html`<p>Die Angaben zur Zahlung sind unvollständig oder abgelaufen. Es wurde nichts belastet.</p>
<p>Bitte gehen Sie in Ihrem Browser zurück, und beginnen Sie im Shop noch einmal.</p>`,
  );
}

function frame({ styles }: Assets, title: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="de-CH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Zahlstelle</title>
<meta name="robots" content="noindex">
${styles.map(
  ({ href, integrity }) =>
    html`<link rel="stylesheet" href="${href}"${integrity ? html` integrity="${integrity}" crossorigin` : ''}>
`,
)}</head>
<body>
<main class="narrow" id="inhalt">
<p class="eyebrow">Zahlstelle, der Zahlungsdienst der Demo</p>
<h1>${title}</h1>
<section class="card">${content}</section>
</main>
</body>
</html>`;
}
