import type { CDPSession } from 'playwright-core';
import { expect, test } from './test.ts';
import { formMarkup, heartMarkup, openTestPage } from './test-page.ts';

const rounds = 10;
const perRound = 1000;

/** DOM nodes and listeners that the renderer holds, after all that can go has gone. */
async function held(devtools: CDPSession): Promise<{ nodes: number; listeners: number }> {
  for (let sweep = 0; sweep < 3; sweep++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

const always = 'data-widget-on="load"';
const four = [
  heartMarkup(4711, 'Ruchbrot', always),
  formMarkup(4712, always),
  `<div data-widget="wishlist-entry" ${always} data-count="1" data-url="/wunschliste"><a href="/wunschliste">Wunschliste</a></div>`,
  `<div data-widget="cart-flyout" ${always} data-count="1" data-cart-url="/warenkorb" data-checkout-url="/kasse" data-shop-url="/produkte"><a href="/warenkorb">Warenkorb</a></div>`,
].join('');

test('a thousand widgets mounted and removed ten times leave no node and no listener behind', {
  timeout: 180_000,
}, async ({ visit }) => {
  const { page, context, allow } = await visit('/', { as: 'customer' });
  allow(/layout shift/);
  await openTestPage(page, `<main></main><template>${four}</template>`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');

  const round = () =>
    page.evaluate(async (count) => {
      const template = document.querySelector('template');
      const main = document.querySelector('main');
      let ready = 0;
      const stop = new AbortController();
      const done = new Promise<void>((resolve) => {
        const onReady = () => {
          if (++ready === count) resolve();
        };
        main?.addEventListener('widget:ready', onReady, { signal: stop.signal });
      });
      for (let added = 0; added < count / 4; added++) {
        if (template) main?.append(template.content.cloneNode(true));
      }
      await done;
      stop.abort();
      main?.replaceChildren();
      await new Promise((resolve) => setTimeout(resolve));
      return ready;
    }, perRound);

  // The first rounds load the chunks and fill the caches
  expect(await round()).toBe(perRound);
  expect(await round()).toBe(perRound);
  const before = await held(devtools);
  for (let turn = 0; turn < rounds; turn++) expect(await round()).toBe(perRound);
  await expect
    .poll(async () => {
      const after = await held(devtools);
      return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
    })
    .toEqual({ nodes: 0, listeners: 0 });
});
