import { expect } from 'vitest';
import { customers } from '../../../../fixtures/shop/customers.ts';
import type { PrerenderingTab } from '../browser/prerendering-tab.ts';

/** Runs in the page: the states of all widgets, or of all widgets with a name. */
export const statesOf = (name?: string) =>
  [...document.querySelectorAll<HTMLElement>(name ? `[data-widget="${name}"]` : '[data-widget]')].map(
    (host) => host.dataset.widgetState,
  );

/** Runs in the page: whether the browser prerendered or prefetched the page. */
export const arrival = () => {
  const [entry] = performance.getEntriesByType('navigation');
  const { activationStart, deliveryType } = Object(entry);
  return activationStart > 0 ? 'prerendered' : deliveryType === 'navigational-prefetch' ? 'prefetched' : '';
};

export const ready = (tab: PrerenderingTab, name: string) =>
  expect.poll(() => tab.evaluate(statesOf, name).catch(() => [])).toContain('ready');

/** Hovers over a link and waits until the prerendered page loads the code of the header's widgets. */
export async function prerender(tab: PrerenderingTab, selector: string): Promise<void> {
  await tab.hover(selector);
  await expect.poll(() => tab.isPrerendering()).toBe(true);
  // Also continues if a defect has mounted the widget, so that each test reports its own failure
  await expect
    .poll(() => tab.inPrerendered(statesOf, 'cart-flyout').then(String, String))
    .toMatch(/^(loading|ready)$/);
}

/** Waits in the prerendered page long enough for widgets to mount. */
export const waitForMounts = (tab: PrerenderingTab) =>
  tab.inPrerendered(() => new Promise((resolve) => setTimeout(resolve, 500)));

/** Follows the link to the prerendered page. */
export async function activate(tab: PrerenderingTab, selector: string): Promise<void> {
  await tab.click(selector);
  await expect.poll(() => tab.isPrerendering()).toBe(false);
  await expect.poll(() => tab.evaluate(arrival).catch(() => '')).toBe('prerendered');
}

export const acceptCookies = (tab: PrerenderingTab) =>
  tab.evaluate(() => localStorage.setItem('cookieConsent', 'granted'));

export async function signIn(tab: PrerenderingTab): Promise<void> {
  const [{ email: username, password }] = customers;
  await tab.evaluate(
    (body) => fetch('/login', { method: 'POST', body: new URLSearchParams(body) }).then(() => 0),
    {
      username,
      password,
      weiter: '/',
    },
  );
}
