import { afterEach, beforeEach, vi } from 'vitest';
import { checkHost } from '../../../shared/diagnostics/checks/host/check-host.ts';
import { debug } from '../../../shared/diagnostics/overlay/index.ts';
import { stop } from '../../../shared/registry/index.ts';
import { checkConfiguration } from '../../../widgets/check-configuration.ts';
import { missingConfiguration } from '../data/configuration.ts';
import { contracts } from '../data/contracts.ts';
import { stubBotCheck } from '../shop/bot-check.ts';
import { connectShop } from '../shop/shop.ts';
import { resetPage } from '../shop/stores.ts';
import { eagerCatalogue } from './live-page.ts';
import { listenToConsole, setPage, settled } from './page.ts';

/** The custom properties by which the build marks every page style. */
const marks = [...new Set(Object.values(contracts).map(({ sheet }) => sheet))].map(
  (sheet) => `:root { --krume-style-${sheet}: 1 }`,
);
const bundle = new URL('../../../shared/diagnostics/overlay/', import.meta.url);

export const preload = `<link rel="modulepreload" href="${bundle}core.js">`;

/** Matches a mobile navigation without lists, which needs another navigation with lists on the page. */
const needsNavigation = /^(?!.*<ul).*"mobile-nav"/s;
const navigation =
  '<nav aria-label="Seiten"><ul data-navigation="main"><li><a href="/brote">Brote</a></li></ul></nav>';
let end = () => {};

export function endOverlay(): void {
  end();
  stop();
}

/** Prepares tests that open pages with the real registry, the demo shop and the overlay. */
export function testOverlay(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'table').mockReturnValue();
    resetPage();
    stubBotCheck();
    connectShop();
    document.head.innerHTML = `<style>${marks.join('\n')}</style>${preload}`;
  });
  afterEach(async () => {
    endOverlay();
    // The next test must not receive messages about requests of this page
    await settled();
    document.head.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Opens a page with the debug overlay. Returns the overlay's messages in the console and in its panel. */
export async function readOverlay(html: string): Promise<{ messages: string[]; panel: string }> {
  const { messages } = listenToConsole();
  document.head.querySelector('[data-krume-config]')?.remove();
  document.head.insertAdjacentHTML('beforeend', missingConfiguration(html));
  setPage(needsNavigation.test(html) ? navigation + html : html);
  end = debug(eagerCatalogue(), {
    contracts,
    checkHost,
    checkSite: checkConfiguration,
    source: `<body>${html}</body>`,
  });
  await settled();
  await vi.advanceTimersByTimeAsync(2000);
  await settled();
  await vi.advanceTimersByTimeAsync(500);
  const root = document.querySelector('krume-debug')?.shadowRoot;
  const lines = [...(root?.querySelectorAll('.list em') ?? [])].map(({ textContent }) => textContent);
  return { messages, panel: lines.filter(Boolean).join('\n') };
}
