import { contentSecurityPolicy } from '../../../demo-pages/shop/server/security.ts';
import { fixtures } from '../../../fixtures/index.ts';
import { formMarkup, heartMarkup, openTestPage } from '../support/browser/test-page.ts';
import { expectNothingLeft, follow, held } from '../support/evidence/held.ts';
import { expect, test } from '../test.ts';

const rounds = 10;
const perRound = 1000;

const always = 'data-widget-on="load"';
const four = [
  heartMarkup(4711, 'Ruchbrot', always),
  formMarkup(4712, always),
  `<div data-widget="wishlist-entry" ${always} data-count="1" data-url="/wunschliste"><a href="/wunschliste">Wunschliste</a></div>`,
  `<div data-widget="cart-flyout" ${always} data-count="1" data-cart-url="/warenkorb" data-checkout-url="/kasse" data-shop-url="/produkte"><a href="/warenkorb">Warenkorb</a></div>`,
].join('');

test('mounting and removing a thousand widgets ten times leaks no node or listener', {
  timeout: 400_000,
}, async ({ newUser }) => {
  const { page, context, allow } = await newUser({ as: 'customer' });
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

  // The first two rounds are not measured, because they load chunks and fill caches
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

test('mounting and removing every widget ten times leaks no listener, timer, observer or style sheet', {
  timeout: 400_000,
}, async ({ visit }) => {
  const { page, context, allow } = await visit('/', { as: 'customer' });
  // All fixtures on one page cause layout shifts and duplicate ids
  allow(/layout shift|^console|^status/);
  await page.addInitScript(follow);
  const all = Object.values(fixtures).flatMap((list) => list.map(({ html }) => html));
  const templates = all.map((html) =>
    html.replaceAll(' data-widget=', ' data-widget-on="load" data-widget='),
  );
  const policy = contentSecurityPolicy.replaceAll(/(require-)?trusted-types[^;]*;?/g, '');
  await openTestPage(page, `<main></main><template>${templates.join('')}</template>`, { policy });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');

  const round = () =>
    page.evaluate(async () => {
      const main = document.querySelector('main');
      const copy = document.querySelector('template')?.content.cloneNode(true);
      if (copy) main?.append(copy);
      // A widget inside a slot, such as a signup form, can be detached from the page
      const isOver = (host: HTMLElement) =>
        !host.isConnected || /^(ready|failed)$/.test(host.dataset.widgetState ?? '');
      const hosts = [...document.querySelectorAll<HTMLElement>('main [data-widget]')];
      while (!hosts.every(isOver)) await new Promise((resolve) => requestAnimationFrame(resolve));
      const outer = hosts.filter(({ parentElement }) => !parentElement?.closest('[data-widget]'));
      const ready = outer.filter(({ dataset }) => dataset.widgetState === 'ready').length;
      main?.replaceChildren();
      return ready;
    });
  const left = async () => ({
    listeners: (await held(devtools)).listeners,
    live: await page.evaluate(() => window.live.size),
    // A lazy part may add its style sheet in any round, but only once
    repeatedSheets: await page.evaluate(() => {
      const texts = document.adoptedStyleSheets.map(({ cssRules }) =>
        [...cssRules].map(({ cssText }) => cssText).join(),
      );
      return texts.length - new Set(texts).size;
    }),
  });

  const ready = await round();
  expect(ready).toBeGreaterThan(30);
  await round();
  await expectNothingLeft(left, async () => {
    for (let turn = 0; turn < rounds; turn++) expect(await round()).toBe(ready);
  });
});
