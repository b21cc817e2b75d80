import { html } from 'hono/html';
import { cookieSettings } from '../../fixtures/markup/cookie-banner.ts';
import { footerNewsletterForm } from '../../fixtures/markup/forms/account-forms.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { categories } from '../../fixtures/shop/categories.ts';
import { questions } from '../../fixtures/site/questions.ts';
import type { Frame } from './page.ts';
import { birthdayPage, cakePage, cardPage, contactPage, offerPage } from './request-pages.ts';

const requests = [contactPage, offerPage, birthdayPage, cakePage, cardPage];

export function siteFooter({
  newsletter,
  hasNewsletter,
}: Pick<Frame, 'newsletter' | 'hasNewsletter'>): Markup {
  return html`<footer class="site-footer" id="fuss">
<div class="site-footer-columns">
  <section class="site-footer-house" aria-labelledby="fuss-haus">
    <h2 id="fuss-haus">Bäckerei Krume</h2>
    <p class="site-footer-about">Seit 1924 in Basel. Gebacken wird jede Nacht, mit Schweizer Mehl, Wasser, Salz und Zeit.</p>
    <address>Rebgasse 12<br>4058 Basel<br><a href="tel:+41615550124">061 555 01 24</a></address>
    <p><span class="opening">Mo–Fr 06:00–18:30</span><br><span class="opening">Sa 06:00–17:00,</span> <span class="opening">So 07:00–12:00</span></p>
  </section>
  <nav aria-labelledby="fuss-shop">
    <h2 id="fuss-shop">Online Shop</h2>
    <ul>
      ${categories.map(
        ({ slug, name }) => html`<li><a href="/produkte/${slug}">${name}</a></li>
      `,
      )}
    </ul>
  </nav>
  <nav class="site-footer-service" aria-labelledby="fuss-service" data-navigation="quick">
    <h2 id="fuss-service">Service</h2>
    <ul>
      <li><a href="/filialen">Filialen</a></li>
      <li><a href="/events">Events</a></li>
      <li><a href="/login">Kundenkonto</a></li>
      <li><a href="/fragen">Häufige Fragen</a></li>
      <li><a href="/backstube">Unser Handwerk</a></li>
      <li><a href="/aktuell">Aktuell</a></li>
      <li><a href="/galerie">Galerie</a></li>
      <li><a href="/blog">Aus der Backstube</a></li>
      <li><a href="/stellen">Offene Stellen</a></li>
      <li><a href="/newsletter">Newsletter</a></li>
    </ul>
  </nav>
  <nav aria-labelledby="fuss-anfragen" data-navigation="quick">
    <h2 id="fuss-anfragen">Anfragen und feiern</h2>
    <ul>
      ${requests.map(
        ({ path, title }) => html`<li><a href="${path}">${title}</a></li>
      `,
      )}
    </ul>
  </nav>
  <nav aria-labelledby="fuss-fragen" data-navigation="faq">
    <h2 id="fuss-fragen">Gut zu wissen</h2>
    <ul>
      ${questions.flatMap(({ entries }) => entries.slice(0, 2)).map(({ id, question }) => html`<li><a href="/fragen#${id}">${question}</a></li>`)}
    </ul>
  </nav>
</div>
${
  hasNewsletter &&
  html`<section class="site-footer-newsletter" id="fuss-newsletter" aria-label="Newsletter">
  ${footerNewsletterForm({
    id: 'fuss',
    action: '/newsletter/fuss',
    phone: '061 555 01 24',
    box: newsletter,
    values: newsletter?.values,
    problems: newsletter?.problems,
    // Mounts the form at once, so that a screen reader announces the shop's response
    ...(newsletter && { on: 'load' }),
  })}
</section>`
}
<ul class="site-footer-legal">
  <li><a href="/datenschutz">Datenschutz</a></li>
  <li>${cookieSettings('/datenschutz#cookies')}</li>
  <li><a href="/widgets">Widget-Katalog</a></li>
</ul>
<p class="site-footer-note">Ein Demo-Shop: Bestellungen werden nicht ausgeführt. Alle Preise in CHF, inkl. MwSt.</p>
</footer>`;
}
