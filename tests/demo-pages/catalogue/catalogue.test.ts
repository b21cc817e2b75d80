import { expect, test } from 'vitest';
import type { CatalogueEntry } from '../../../demo-pages/shop/product/catalogue-entry.ts';
import { createVisitor, openTestShop } from '../visitor.ts';

const clock: CatalogueEntry = {
  name: 'clock',
  title: 'Uhr',
  description: 'Zeigt die Zeit.',
  group: 'content',
  words: ['Zeitanzeige', 'Wanduhr'],
  use: 'Für die Uhrzeit.',
  avoid: 'Nicht für das Datum.',
  access: 'Ein Text, den niemand vorliest.',
  mode: 'replace',
  on: 'visible',
  fixtures: [
    { title: 'Für alle', html: '<p data-widget="clock" data-for="all">Jetzt</p>' },
    { title: 'Angemeldet', html: '<p data-widget="clock" data-for="customers">Jetzt</p>', live: 'customers' },
    { title: 'Zweite', html: '<p data-widget="clock" data-for="nobody">Jetzt</p>', live: 'nobody' },
    { title: 'Eigene', html: '<p data-widget="clock" data-for="own">Jetzt</p>', live: 'own' },
    { title: 'Antwort', html: '<p data-widget="clock" data-for="response">Jetzt</p>', live: 'response' },
  ],
  props: [
    { name: 'data-zone', type: 'ein Text', required: true, description: 'Die Zeitzone.' },
    { name: 'data-big', type: 'true oder false', required: false, default: 'false', description: 'Gross.' },
    {
      name: 'alarms',
      type: 'eine Liste in data-widget-props',
      required: false,
      description: 'Die Wecker.',
      fields: [{ path: 'alarms[].time', type: 'ein Text', required: true }],
    },
  ],
};

const open = () => createVisitor(openTestShop({ catalogue: () => [clock] }));
const frames = (page: string) => page.match(/<iframe[^>]*>/g) ?? [];
/** Numbers of the examples that are shown without JavaScript */
const scriptless = (page: string) =>
  frames(page)
    .filter((frame) => /sandbox="(?!.*allow-scripts)/.test(frame))
    .map((frame) => /beispiel\/(\d)\/ohne-javascript"/.exec(frame)?.[1]);

test("the catalogue overview links to each widget under the heading of the widget's group", async () => {
  const page = await open().page('/widgets');
  expect(page).toMatch(
    /<h2>Inhalte<\/h2>\s*<ul>\s*<li id="clock"[^>]*>\s*<h3><a href="\/widgets\/clock">Uhr<\/a>/,
  );
  expect(page).not.toContain('<h2>Ein Produkt</h2>');
});

test.each([
  ['clock', 1],
  ['UHR', 1],
  ['zeit zeigt', 1],
  ['wanduhr', 1],
  ['heart-toggle', 0],
])('without JavaScript, searching the catalogue for %s finds %d widgets', async (term, count) => {
  const page = await open().page(`/widgets?suche=${encodeURIComponent(term)}`);
  expect(page.match(/href="\/widgets\/clock"/g) ?? []).toHaveLength(count);
  expect(page).toContain(count === 1 ? '1 Widget</p>' : '0 Widgets</p>');
  expect(page).toContain(`value="${term}"`);
});

test("the catalogue page of a widget shows the widget's title, its purpose and its place in the navigation", async () => {
  const page = await open().page('/widgets/clock');
  expect(page).toContain('<h1>Uhr</h1>');
  expect(page).toContain('<dt>Auch gesucht als</dt><dd>Zeitanzeige, Wanduhr</dd>');
  expect(page).toContain('<h2>Wofür</h2><p>Für die Uhrzeit.</p>');
  expect(page).toContain('<h2>Wann nicht</h2><p>Nicht für das Datum.</p>');
  expect(page).toContain('<h2>Zugänglichkeit</h2>\n<p>Ein Text, den niemand vorliest.</p>');
  expect(page).toContain('<a href="/widgets/clock" aria-current="page">Uhr</a>');
});

test('the catalogue responds with 404 to an unknown widget or example', async () => {
  for (const path of ['/widgets/sundial', '/widgets/clock/beispiel/0', '/widgets/clock/beispiel/6'])
    expect((await open().send(path)).status, path).toBe(404);
});

test('the catalogue page of a widget has a tab for each example, with a frame and the markup of the example', async () => {
  const page = await open().page('/widgets/clock');
  expect(page).toContain(
    '<div class="catalogue-examples" data-widget="product-tabs"><section id="beispiel-1"',
  );
  expect(frames(page)).toHaveLength(5);
  expect(page.match(/<button[^>]* data-copy>/g)).toHaveLength(5);
  const code = page.replace(/<\/?span[^>]*>/g, '');
  for (const who of ['all', 'customers', 'nobody'])
    expect(code).toContain(
      `<code>&lt;p data-widget=&quot;clock&quot; data-for=&quot;${who}&quot;&gt;Jetzt&lt;/p&gt;</code>`,
    );
});

test('if an example is for customers only, a guest sees the server HTML of the example', async () => {
  const page = await open().page('/widgets/clock');
  expect(scriptless(page)).toEqual(['2', '3', '5']);
  expect(page).toContain('href="/login?weiter=/widgets/clock"');
});

test('if an example is for customers only, a signed-in customer sees the live widget', async () => {
  const customer = open();
  await customer.signIn();
  expect(scriptless(await customer.page('/widgets/clock'))).toEqual(['3', '5']);
});

test('an example page has no header, and only pages of the same site may embed it in a frame', async () => {
  const response = await open().send('/widgets/clock/beispiel/1');
  const page = await response.text();
  expect(page).toContain(
    '<div class="catalogue-stage"><p data-widget="clock" data-for="all">Jetzt</p></div>',
  );
  expect(page).not.toMatch(/<header|<footer|<aside/);
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
});

test('without JavaScript, a catalogue example shows the server HTML and its noscript contents', async () => {
  const html = '<p data-widget="clock"><noscript><a href="/">Jetzt</a></noscript></p>';
  const shop = openTestShop({
    catalogue: () => [{ ...clock, fixtures: [{ title: 'Ohne', html }] }],
    assets: () => ({ styles: [], script: { href: '/assets/krume.js' }, catalogue: '/assets/catalogue.js' }),
  });
  const page = await createVisitor(shop).page('/widgets/clock/beispiel/1/ohne-javascript');
  expect(page).toContain('<p data-widget="clock"><a href="/">Jetzt</a></p>');
  expect(page).not.toContain('type="module"');
});

test('the catalogue page of a widget may embed frames from the same site, and other pages may not embed frames', async () => {
  const policyOf = async (path: string) => (await open().send(path)).headers.get('Content-Security-Policy');
  expect(await policyOf('/widgets/clock')).toMatch(/; frame-src 'self'$/);
  expect(await policyOf('/widgets')).not.toContain('frame-src');
});

test("the catalogue page of a widget lists the widget's props in a table", async () => {
  const page = await open().page('/widgets/clock');
  expect(page).toContain(
    '<tr><th scope="row"><code>data-zone</code></th><td data-label="Wert">ein Text</td><td data-label="Pflicht">ja</td><td data-label="Vorgabe">–</td><td data-label="Bedeutung">Die Zeitzone.</td></tr>',
  );
  expect(page).toContain(
    '<td data-label="Pflicht">nein</td><td data-label="Vorgabe"><code>false</code></td>',
  );
});

test('the catalogue page of a widget lists the fields of structured props', async () => {
  const page = await open().page('/widgets/clock');
  expect(page).toContain('<summary>Felder der Listen und Objekte (1)</summary>');
  expect(page).toContain(
    '<tr><th scope="row"><code>alarms[].time</code></th><td data-label="Wert">ein Text</td><td data-label="Pflicht">ja</td></tr>',
  );
});

test('the catalogue overview lists the markup rules and links to a page that shows the debug overlay', async () => {
  const page = await open().page('/widgets');
  for (const rule of [
    'data-widget-on',
    'data-widget-state',
    'data-widget-props',
    'data-slot',
    'data-widget-intent',
  ])
    expect(page).toContain(`<code>${rule}</code>`);
  expect(page).toContain('href="/widgets?krume=debug"');
});
