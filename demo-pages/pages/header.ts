import { html } from 'hono/html';
import { cartFlyout } from '../../fixtures/markup/cart-flyout.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { wishlistEntry } from '../../fixtures/markup/wishlist-entry.ts';
import { categories } from '../../fixtures/shop/categories.ts';
import type { Frame } from './page.ts';

/** Logo, account, wishlist, cart and the main navigation. */
export function siteHeader({ path, customer, cartCount, wishlistCount }: Frame): Markup {
  return html`<header class="site-header">
<div class="site-header-bar">
  <a class="logo" href="/" aria-label="Bäckerei Krume, Startseite">
    <img src="/artwork/favicon.svg" alt="" width="36" height="36">
    <span>Bäckerei <b>Krume</b></span>
  </a>
  <div class="site-header-tools">
    <a class="account-link" href="/login">${customer ? `Grüezi ${customer.firstName}` : 'Anmelden'}</a>
    ${wishlistEntry({ count: wishlistCount, url: '/wunschliste' })}
    ${cartFlyout({ count: cartCount, cartUrl: '/warenkorb', checkoutUrl: '/kasse', shopUrl: '/produkte' })}
  </div>
</div>
<nav class="site-nav" aria-label="Hauptnavigation">
  <ul>
    <li><a href="/produkte"${current(path === '/produkte')}>Alle Produkte</a></li>
    ${categories.map(
      ({
        slug,
        name,
      }) => html`<li><a href="/produkte/${slug}"${current(path === `/produkte/${slug}`)}>${name}</a></li>
    `,
    )}
  </ul>
</nav>
</header>`;
}

function current(isCurrent: boolean): Markup | '' {
  return isCurrent ? html` aria-current="page"` : '';
}
