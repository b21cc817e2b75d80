import { expect, test } from 'vitest';
import type { CatalogueEntry } from '../../demo-pages/shop/product/catalogue-entry.ts';
import { createVisitor, openTestShop } from './visitor.ts';

const clock: CatalogueEntry = {
  name: 'clock',
  title: 'Uhr',
  description: 'Zeigt die Zeit.',
  mode: 'replace',
  on: 'visible',
  fixtures: [
    { title: 'Für alle', html: '<p data-widget="clock" data-for="all">Jetzt</p>' },
    { title: 'Angemeldet', html: '<p data-widget="clock" data-for="customers">Jetzt</p>', live: 'customers' },
    { title: 'Zweite', html: '<p data-widget="clock" data-for="nobody">Jetzt</p>', live: 'nobody' },
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
const live = (page: string) =>
  [...page.matchAll(/<p data-widget="clock" data-for="(\w+)">/g)].map(([, who]) => who);

test('a guest can try the public examples and copy all', async () => {
  const page = await open().page('/widgets');
  expect(live(page)).toEqual(['all']);
  expect(page).toContain('href="/login?weiter=/widgets"');
  for (const who of ['all', 'customers', 'nobody']) {
    expect(page).toContain(
      `<code>&lt;p data-widget=&quot;clock&quot; data-for=&quot;${who}&quot;&gt;Jetzt&lt;/p&gt;</code>`,
    );
  }
  expect(page.match(/<button[^>]* data-copy>/g)).toHaveLength(3);
});

test('a customer can try more', async () => {
  const customer = open();
  await customer.signIn();
  expect(live(await customer.page('/widgets'))).toEqual(['all', 'customers']);
});

test('lists its props in a table', async () => {
  const page = await open().page('/widgets');
  expect(page).toContain(
    '<tr><th scope="row"><code>data-zone</code></th><td data-label="Wert">ein Text</td><td data-label="Pflicht">ja</td><td data-label="Vorgabe">–</td><td data-label="Bedeutung">Die Zeitzone.</td></tr>',
  );
  expect(page).toContain(
    '<td data-label="Pflicht">nein</td><td data-label="Vorgabe"><code>false</code></td>',
  );
});

test('lists the fields of its lists and objects', async () => {
  const page = await open().page('/widgets');
  expect(page).toContain('<summary>Felder der Listen und Objekte (1)</summary>');
  expect(page).toContain(
    '<tr><th scope="row"><code>alarms[].time</code></th><td data-label="Wert">ein Text</td><td data-label="Pflicht">ja</td></tr>',
  );
});

test('the markup rules link to the overlay', async () => {
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
