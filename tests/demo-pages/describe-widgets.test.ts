// @vitest-environment happy-dom
import { object } from 'valibot';
import { describe, expect, test } from 'vitest';
import { describeWidgets } from '../../demo-pages/describe-widgets.ts';
import { docs } from '../../fixtures/docs/index.ts';
import { fixtures } from '../../fixtures/markup/index.ts';
import { products } from '../../fixtures/shop/products.ts';
import { attribute } from '../../shared/registry/widget/index.ts';
import { catalogue } from '../../widgets/catalogue.ts';

const clock = { on: 'load', load: async () => ({ default: { mode: 'replace' as const, props } }) };
const props = object({ zone: attribute.text });
const clockDocs = {
  title: 'Uhr',
  description: 'Die Uhr.',
  props: { zone: 'Zeitzone.' },
  fixtures: [{ title: 'Basel', html: '<p data-widget="clock" data-zone="Europe/Zurich"></p>' }],
};

test('a widget is described from its schema, its docs and the catalogue', async () => {
  expect(await describeWidgets({ clock }, { clock: clockDocs })).toEqual([
    {
      name: 'clock',
      title: 'Uhr',
      description: 'Die Uhr.',
      mode: 'replace',
      on: 'load',
      fixtures: clockDocs.fixtures,
      props: [{ name: 'data-zone', type: 'ein Text', required: true, description: 'Zeitzone.' }],
    },
  ]);
});

test('a widget without docs or fixtures is a mistake, and so are docs without a widget', async () => {
  await expect(describeWidgets({ clock }, {})).rejects.toThrow('The widget "clock" has no fixture');
  await expect(describeWidgets({ clock }, { clock: { ...clockDocs, fixtures: [] } })).rejects.toThrow(
    'The widget "clock" has no fixture',
  );
  await expect(describeWidgets({}, { clock: clockDocs })).rejects.toThrow('there is no such widget');
});

test('every widget of the catalogue is described, prop by prop', async () => {
  const entries = await describeWidgets(catalogue, docs);
  expect(entries.map(({ name }) => name).sort()).toEqual(Object.keys(catalogue).sort());
});

describe.each(Object.entries(fixtures))('the fixtures of %s', (name, examples) => {
  test.each(examples.map((example) => [example.title, example] as const))('%s', async (_, { html }) => {
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
  });
});
