// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
import { $consent, mayLoad } from '../../shared/stores/consent.ts';
import { openPage, type } from '../live-page.ts';
import { one, settled } from '../page.ts';
import { connectShop } from '../shop.ts';

// site.md section 2.2: removed HTML is unmounted, its listeners and requests with it. Of each widget of the frame while it
// is in use: a panel or a drawer is open, a request or a timer under way.

/** Listeners of what outlives the widgets, running timers, observers: each by a name. */
let live: Map<unknown, string>;
let restore: (() => void)[];

/** Has something of ours called in the place of a method. */
function wrap<T extends object>(
  owner: T,
  name: keyof T & string,
  around: (original: never) => unknown,
): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value: around(Reflect.get(owner, name) as never),
  });
  restore.push(() => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  });
}

type Listen = EventTarget['addEventListener'];
function followListeners(target: EventTarget, name: string): void {
  const keys = new Map<unknown, object>();
  wrap(
    target,
    'addEventListener',
    (add: Listen): Listen =>
      (kind, listener, options) => {
        const key = {};
        const { signal, once } = typeof options === 'object' ? options : {};
        if (signal?.aborted) return;
        keys.set(listener, key);
        live.set(key, `${name} ${kind}`);
        signal?.addEventListener('abort', () => live.delete(key), { once: true });
        const called = once && typeof listener === 'function';
        if (called) add.call(target, kind, () => live.delete(key), { once: true });
        add.call(target, kind, listener, options);
      },
  );
  wrap(
    target,
    'removeEventListener',
    (remove: EventTarget['removeEventListener']): typeof remove =>
      (kind, listener, options) => {
        live.delete(keys.get(listener));
        remove.call(target, kind, listener, options);
      },
  );
}

function followTimers(): void {
  wrap(
    window,
    'setTimeout',
    (start: (run: () => void, wait?: number) => unknown) =>
      (run: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) => {
        const id = start(() => {
          live.delete(id);
          run(...args);
        }, wait);
        live.set(id, `timer of ${wait} ms`);
        return id;
      },
  );
  wrap(window, 'clearTimeout', (end: (id: unknown) => void) => (id: unknown) => {
    live.delete(id);
    end(id);
  });
}

function followObservers(): void {
  for (const kind of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const { prototype } = window[kind];
    wrap(
      prototype,
      'observe',
      (observe: (...args: unknown[]) => void) =>
        function (this: object, ...args: unknown[]) {
          live.set(this, kind);
          observe.apply(this, args);
        },
    );
    wrap(
      prototype,
      'disconnect',
      (disconnect: () => void) =>
        function (this: object) {
          live.delete(this);
          disconnect.call(this);
        },
    );
  }
}

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  localStorage.clear();
  live = new Map();
  restore = [];
  followListeners(window, 'window');
  followListeners(document, 'document');
  followListeners(document.documentElement, 'html');
  followTimers();
  followObservers();
  shop = connectShop();
  page = await openPage();
});
afterEach(() => {
  page.stop();
  for (const undo of restore.reverse()) undo();
  vi.unstubAllGlobals();
});

const subPages = [{ title: 'Ruchbrot', url: '/produkt/ruchbrot' }];
const scroll = () => dispatchEvent(new Event('scroll'));
const press = (selector: string) => one(selector).click();

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
  'live-search, a term being typed': [
    liveSearch({ action: '/suche', id: 'suche' }),
    () => type(one<HTMLInputElement>('#suche'), 'zopf'),
  ],
  'live-search, a request under way': [
    liveSearch({ action: '/suche', id: 'suche' }),
    () => {
      shop.hold();
      type(one<HTMLInputElement>('#suche'), 'brot');
      one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    },
  ],
  'cookie-banner': [
    html`${cookieSettings('/datenschutz')}${cookieBanner({})}`,
    () => press('[data-cookie-settings]'),
  ],
  'collapsible, a heading': [
    headedSection({ title: 'Zutaten', content: html`<p>Mehl</p>`, persist: 'z' }),
    () => press('.krume-collapsible-toggle'),
  ],
  'collapsible, details': [
    collapsible({ title: 'Zutaten', content: html`<p>Mehl</p>`, persist: 'z' }),
    () => press('summary'),
  ],
  'content-effects': [
    contentEffects(html`<p data-appear>Brot</p><a href="#o">Öffnungszeiten</a><p id="o">Ab 6</p>`),
    () => press('a[href="#o"]'),
  ],
  'consent-gate': [
    photoFeed({ layout: 'grid', source: 'https://graph.example/media', fallback: 'Unsere Bilder' }),
    () => one('.krume-gate button').focus(),
  ],
};

test.each(Object.entries(inUse))(
  '%s, mounted, used and removed ten times, leaves nothing behind',
  async (_, [markup, use]) => {
    const main = one('main');
    const round = async () => {
      const release = shop.hold();
      release();
      main.innerHTML = String(markup);
      await settled();
      const states = [...main.querySelectorAll<HTMLElement>(':scope [data-widget]')].map(
        ({ dataset }) => dataset.widgetState,
      );
      expect(states).toEqual(states.map(() => 'ready'));
      await use();
      const held = live.size;
      main.replaceChildren();
      await settled();
      return held;
    };
    const left = () => [...live.values()].sort();
    const nodes = () => document.querySelectorAll('*').length;
    await round();
    await round();
    const before = [nodes(), document.adoptedStyleSheets.length];
    const listeners = left().filter((name) => !name.startsWith('timer')).length;
    // That there is something to leave behind
    const held: number[] = [];
    for (let turn = 0; turn < 10; turn++) held.push(await round());
    expect(Math.min(...held)).toBeGreaterThan(listeners);
    // What ends by itself: the rest of a way back in the history
    await vi.waitFor(() => expect(left().filter((name) => name.startsWith('timer'))).toEqual([]));
    expect([left().length, nodes(), document.adoptedStyleSheets.length]).toEqual([listeners, ...before]);
    expect([Reflect.get($consent, 'lc'), Reflect.get(mayLoad('photos'), 'lc')]).toEqual([0, 0]);
  },
);
