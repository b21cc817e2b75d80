// @vitest-environment page
import { object } from 'valibot';
import { describe, expect, test } from 'vitest';
import { describeWidgets } from '../../../demo-pages/catalogue/describe-widgets.ts';
import { docs, fixtures } from '../../../fixtures/index.ts';
import { products } from '../../../fixtures/shop/products.ts';
import * as attribute from '../../../shared/model/attributes.ts';
import { catalogue } from '../../../widgets/catalogue.ts';

const clock = { on: 'load', load: async () => ({ default: { mode: 'replace' as const, props } }) };
const props = object({ zone: attribute.text });
const clockDocs = {
  title: 'Uhr',
  description: 'Die Uhr.',
  group: 'content' as const,
  words: ['Zeitanzeige'],
  use: 'Für die Zeit.',
  avoid: 'Nicht für den Tag.',
  access: 'Ein Text.',
  props: { zone: 'Zeitzone.' },
  fixtures: [{ title: 'Basel', html: '<p data-widget="clock" data-zone="Europe/Zurich"></p>' }],
};

test('the description of a widget combines its schema, its docs and its catalogue entry', async () => {
  expect(await describeWidgets({ clock }, { clock: clockDocs })).toEqual([
    {
      name: 'clock',
      title: 'Uhr',
      description: 'Die Uhr.',
      group: 'content',
      words: ['Zeitanzeige'],
      use: 'Für die Zeit.',
      avoid: 'Nicht für den Tag.',
      access: 'Ein Text.',
      mode: 'replace',
      on: 'load',
      fixtures: clockDocs.fixtures,
      props: [{ name: 'data-zone', type: 'ein Text', required: true, description: 'Zeitzone.' }],
    },
  ]);
});

test.each<[string, Parameters<typeof describeWidgets>, string]>([
  ['a widget without docs', [{ clock }, {}], 'There is no fixtures/docs/clock.ts for the widget "clock"'],
  [
    'a widget without a fixture',
    [{ clock }, { clock: { ...clockDocs, fixtures: [] } }],
    'fixtures/docs/clock.ts: the widget "clock" has no fixture',
  ],
  [
    'docs without a widget',
    [{}, { clock: clockDocs }],
    'fixtures/docs/clock.ts: widgets/catalogue.ts does not name a widget "clock"',
  ],
  [
    'a prop without a description',
    [{ clock }, { clock: { ...clockDocs, props: {} } }],
    'fixtures/docs/clock.ts: the prop "zone" has no description',
  ],
  [
    'a widget module that needs a document while it loads',
    [
      { clock: { ...clock, load: () => Promise.reject(Error('there is no document')) } },
      { clock: clockDocs },
    ],
    'widgets/clock/index.ts cannot be loaded without a page: Error: there is no document',
  ],
])('describeWidgets() throws an error with the file name for %s', async (_, [widgets, docs], message) => {
  await expect(describeWidgets(widgets, docs)).rejects.toThrow(message);
});

test('every prop of every widget has a description', async () => {
  const entries = await describeWidgets(catalogue, docs);
  expect(entries.map(({ name }) => name).sort()).toEqual(Object.keys(catalogue).sort());
});

describe.each(Object.entries(fixtures))('the fixtures of the widget %s', (name, examples) => {
  test.each(examples.map((example) => [example.title, example] as const))(
    'the fixture «%s» contains every required prop and content without JavaScript',
    async (_, { html }) => {
      document.body.innerHTML = html;
      const host = document.querySelector<HTMLElement>(`[data-widget="${name}"]`) ?? expect.fail('no host');
      const entries = await describeWidgets(catalogue, docs);
      const known = entries.find((entry) => entry.name === name)?.props ?? [];

      const structured = JSON.parse(host.querySelector('[data-widget-props]')?.textContent ?? '{}');
      for (const { name: prop } of known.filter(({ required }) => required)) {
        expect(host.hasAttribute(prop) || prop in structured, prop).toBe(true);
      }
      const { productId } = host.dataset;
      if (productId) expect(products.map(({ id }) => String(id))).toContain(productId);
      expect(host.children.length, 'something to see without JavaScript').toBeGreaterThan(0);
    },
  );
});
