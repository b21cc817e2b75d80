import { html } from 'hono/html';
import { accountEntry } from '../../fixtures/markup/account-entry.ts';
import { cartFlyout } from '../../fixtures/markup/cart-flyout.ts';
import { liveSearch } from '../../fixtures/markup/live-search.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { megaMenu } from '../../fixtures/markup/mega-menu.ts';
import { mobileNav } from '../../fixtures/markup/mobile-nav.ts';
import { stickyNav } from '../../fixtures/markup/sticky-nav.ts';
import { wishlistEntry } from '../../fixtures/markup/wishlist-entry.ts';
import { addressesUrl } from './addresses.ts';
import { mainNavigation } from './navigation.ts';
import type { Frame } from './page.ts';

export function siteHeader(frame: Frame): Markup {
  const { path, cartCount, wishlistCount } = frame;
  const bar = html`<a class="logo" href="/" aria-label="Bäckerei Krume, Startseite">
    <img src="/artwork/favicon.svg" alt="" width="36" height="36">
    <span>Bäckerei <b>Krume</b></span>
  </a>
  ${liveSearch({ action: '/suche', id: 'suche', term: frame.term })}
  <div class="site-header-tools">
    ${visits(frame)}
    ${account(frame)}
    ${wishlistEntry({ count: wishlistCount, url: '/wunschliste' })}
    ${cartFlyout({ count: cartCount, cartUrl: '/warenkorb', checkoutUrl: '/kasse', shopUrl: '/produkte' })}
    ${mobileNav('#fuss')}
  </div>
${megaMenu({ id: 'menu', label: 'Hauptnavigation', entries: mainNavigation(path), className: 'site-nav', isMain: true })}`;
  return stickyNav(bar, 'site-header');
}

/** Links for a visit to a branch. On a small screen, the mobile navigation contains them. */
function visits({ path, openBranches }: Frame): Markup {
  const current = (url: string) => url === path && html` aria-current="page"`;
  const state =
    openBranches === undefined
      ? ''
      : html` <small>${openBranches > 0 ? `${openBranches} jetzt geöffnet` : 'jetzt geschlossen'}</small>`;
  return html`<nav class="site-visits" aria-label="Vor Ort">
      <a href="/filialen"${current('/filialen')}>Filialen${state}</a>
      <a href="/events"${current('/events')}>Events</a>
    </nav>`;
}

/**
 * The account entry of the header. Guests get a link to the login page, without a panel. On a shared page, all visitors
 * get this link, because the HTML must not depend on the visitor.
 */
function account({ customer, isShared }: Frame): Markup {
  if (isShared) return html`<a class="account-link" href="/login">Konto</a>`;
  if (!customer) return html`<a class="account-link" href="/login">Anmelden</a>`;
  return accountEntry({
    id: 'konto',
    className: 'account-link',
    label: `Grüezi ${customer.firstName}`,
    url: '/login',
    links: [
      { title: 'Kundenkonto', url: '/login' },
      { title: 'Adressen', url: addressesUrl },
      { title: 'Wunschliste', url: '/wunschliste' },
    ],
    more: html`<form method="post" action="/logout"><button class="button-quiet" type="submit">Abmelden</button></form>`,
  });
}
