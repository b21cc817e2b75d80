// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { accountEntry } from '../../fixtures/markup/account-entry.ts';
import { collapsible, headedSection } from '../../fixtures/markup/collapsible.ts';
import { contentEffects } from '../../fixtures/markup/content-effects.ts';
import { cookieBanner, cookieSettings } from '../../fixtures/markup/cookie-banner.ts';
import { liveSearch } from '../../fixtures/markup/live-search.ts';
import { megaMenu } from '../../fixtures/markup/mega-menu.ts';
import { mobileFilter } from '../../fixtures/markup/mobile-filter.ts';
import { mobileNav } from '../../fixtures/markup/mobile-nav.ts';
import { photoFeed } from '../../fixtures/markup/photo-feed.ts';
import { stickyNav } from '../../fixtures/markup/sticky-nav.ts';
import { $consent, mayLoad } from '../../shared/stores/session/consent.ts';
import { sampledEach } from '../support/data/sampled-tests.ts';
import { openPage, type } from '../support/page/live-page.ts';
import { followLive, stopFollowing } from '../support/page/live-things.ts';
import { mountTenTimes } from '../support/page/mount-ten-times.ts';
import { getElement, settled } from '../support/page/page.ts';
import { connectShop } from '../support/shop/shop.ts';

// site.md section 2.2: removed HTML is unmounted with its listeners and requests. The tests remove each widget of the
// page frame while it is in use: with an open panel or drawer, and with a pending request or timer

let live: Map<unknown, string>;
let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  localStorage.clear();
  live = followLive();
  shop = connectShop();
  page = await openPage();
});
afterEach(() => {
  page.stop();
  stopFollowing();
  vi.unstubAllGlobals();
});

const subPages = [{ title: 'Ruchbrot', url: '/produkt/ruchbrot' }];
const scroll = () => dispatchEvent(new Event('scroll'));
const press = (selector: string) => getElement(selector).click();

const inUse: Record<string, [markup: { toString(): string }, use: () => unknown]> = {
  'account-entry': [
    accountEntry({ id: 'k', label: 'Anna', url: '/konto', links: subPages }),
    () => press('[aria-controls="k"]'),
  ],
  'sticky-nav': [stickyNav(html`<header><a href="/">Krume</a></header>`), scroll],
  'mega-menu': [
    megaMenu({ id: 'm', label: 'Navigation', entries: [{ title: 'Brote', url: '/brote', subPages }] }),
    () => press('[aria-controls="m-1"]'),
  ],
  'mobile-nav': [
    mobileNav('#fuss'),
    async () => {
      press('.krume-burger');
      await settled();
      shop.hold();
      press('[role="tab"]:last-child');
    },
  ],
  'mobile-filter': [
    html`<nav id="g"><details><summary>Art</summary><a href="/brot">Brot</a></details></nav>${mobileFilter('g')}`,
    () => press('[data-widget="mobile-filter"] button'),
  ],
  'live-search with a typed term': [
    liveSearch({ action: '/suche', id: 'suche' }),
    () => type(getElement<HTMLInputElement>('#suche'), 'zopf'),
  ],
  'live-search with a pending request': [
    liveSearch({ action: '/suche', id: 'suche' }),
    () => {
      shop.hold();
      type(getElement<HTMLInputElement>('#suche'), 'brot');
      getElement('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    },
  ],
  'cookie-banner': [
    html`${cookieSettings('/datenschutz')}${cookieBanner({})}`,
    () => press('[data-cookie-settings]'),
  ],
  'collapsible with a heading': [
    headedSection({ title: 'Zutaten', content: html`<p>Mehl</p>`, persist: 'z' }),
    () => press('.krume-collapsible-toggle'),
  ],
  'collapsible with <details>': [
    collapsible({ title: 'Zutaten', content: html`<p>Mehl</p>`, persist: 'z' }),
    () => press('summary'),
  ],
  'content-effects': [
    contentEffects(html`<p data-appear>Brot</p><a href="#o">Öffnungszeiten</a><p id="o">Ab 6</p>`),
    () => press('a[href="#o"]'),
  ],
  'consent-gate': [
    photoFeed({ layout: 'grid', source: 'https://graph.example/media', fallback: 'Unsere Bilder' }),
    () => getElement('.krume-gate button').focus(),
  ],
};

sampledEach(Object.entries(inUse), 4)(
  '%s leaves no listener, request or timer after it was mounted, used and removed ten times',
  async (_, [markup, use]) => {
    const prepare = () => shop.hold()();
    await mountTenTimes({ place: getElement('main'), live, prepare, markup, use });
    expect([Reflect.get($consent, 'lc'), Reflect.get(mayLoad('photos'), 'lc')]).toEqual([0, 0]);
  },
);
