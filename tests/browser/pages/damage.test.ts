import fc from 'fast-check';
import { contentSecurityPolicy } from '../../../demo-pages/shop/server/security.ts';
import { type DamagedPage, damage, damagedPages, markup, shows } from '../../support/data/damage.ts';
import { damageRuns } from '../../support/data/seeded.ts';
import { openTestPage } from '../support/browser/test-page.ts';
import { expect, test } from '../test.ts';

// Pages with deleted, duplicated, moved or nested nodes in a browser, as in `tests/fixtures/damage.test.ts`

declare global {
  interface Window {
    damage: typeof damage;
    shows: typeof shows;
  }
}

/** Prevents navigation and new windows. */
function stay(): void {
  window.open = () => null;
  for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault());
}

/** Runs in the page: inserts a damaged page, uses it, damages it again and removes it. Returns the errors. */
async function tryPage({ parts, damages }: { parts: number[]; damages: DamagedPage['damages'] }) {
  const wrong: string[] = [];
  const templates = document.querySelectorAll('template');
  const root = document.createElement('main');
  root.append(...parts.flatMap((index) => templates[index]?.content.cloneNode(true) ?? []));
  window.damage(root, damages);
  const sent = root.innerHTML;
  const hosts = [...root.querySelectorAll<HTMLElement>('[data-widget]')];
  const pictures = (host: Element) => host.querySelectorAll('img').length;
  const before = hosts.map((host) => ({
    isShown: window.shows(host),
    pictures: pictures(host),
    html: host.innerHTML,
  }));
  document.body.append(root);

  const isOver = (host: HTMLElement) =>
    !host.isConnected || /^(ready|failed|unknown)$/.test(host.dataset.widgetState ?? '');
  const later = () => new Promise((resolve) => setTimeout(resolve));
  for (let tries = 0; tries < 2000 && !hosts.every(isOver); tries++) await later();
  hosts.forEach((host, index) => {
    const { widget, widgetState: state } = host.dataset;
    const was = before[index];
    if (!host.isConnected || !was) return;
    if (!isOver(host)) wrong.push(`${widget} is still ${state}`);
    if (state === 'ready' && was.isShown && !window.shows(host)) wrong.push(`${widget} shows nothing`);
    if (widget === 'product-gallery' && was.pictures && !pictures(host)) wrong.push('the pictures are gone');
    if (state === 'failed' && !host.querySelector('[data-widget]') && host.innerHTML !== was.html)
      wrong.push(`${widget} did not come back as it was sent`);
  });

  // Removes the unused widgets, which must restore their server HTML
  root.remove();
  await later();
  const given = root.innerHTML;
  if (given !== sent) {
    const at = [...given].findIndex((letter, index) => letter !== sent[index]);
    const near = (html: string) => html.slice(Math.max(0, at - 80), at + 80);
    wrong.push(`given back as …${near(given)}…, where …${near(sent)}… was sent`);
  }

  document.body.append(root);
  for (let tries = 0; tries < 2000 && !hosts.every(isOver); tries++) await later();
  for (const press of ['a,button,select,input', 'a,button']) {
    for (const control of document.querySelectorAll<HTMLElement>(press)) {
      if (!control.isConnected) continue;
      control.dispatchEvent(new Event('change', { bubbles: true }));
      control.click();
    }
    await later();
    // Imitates scripts outside Krume, which remove nodes and dialogs
    window.damage(root, damages);
    document.querySelector('dialog')?.remove();
  }
  root.remove();
  await later();
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
  return wrong;
}

test('on pages with damaged HTML, widgets cause no further damage and throw no error when used', {
  timeout: 1_200_000,
}, async ({ visit }) => {
  const { page, allow } = await visit('/', { as: 'customer' });
  // Allows console messages, failed requests and layout shifts. An uncaught error fails the test
  allow(/^console|^status|^layout shift/);
  const always = (html: string) => html.replaceAll(' data-widget=', ' data-widget-on="load" data-widget=');
  await page.addInitScript(`window.damage = ${damage}; window.shows = ${shows}; (${stay})()`);
  // Removes Trusted Types from the policy, because Trusted Types would report copied JSON scripts, although these never
  // run
  const policy = contentSecurityPolicy.replaceAll(/(require-)?trusted-types[^;]*;?/g, '');
  const templates = markup.map((html) => `<template>${always(html)}</template>`);
  await openTestPage(page, templates.join(''), { policy });
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  let errors: string[] = [];
  page.on('pageerror', ({ stack = '' }) => errors.push(stack));
  await fc.assert(
    fc.asyncProperty(damagedPages, async ({ parts, damages }) => {
      errors = [];
      const wrong = await page.evaluate(tryPage, {
        parts: parts.map((part) => markup.indexOf(part)),
        damages,
      });
      expect([...wrong, ...errors]).toEqual([]);
    }),
    damageRuns(40),
  );
});
