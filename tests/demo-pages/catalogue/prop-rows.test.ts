import { array, object, optional, string } from 'valibot';
import { expect, test } from 'vitest';
import { propRows } from '../../../demo-pages/catalogue/prop-rows.ts';
import * as attribute from '../../../shared/model/attributes.ts';

const file = 'fixtures/docs/clock.ts';

test('the table row of a prop shows the HTML attribute of the prop', () => {
  expect(propRows(object({ productId: attribute.id }), { productId: 'Nummer' }, file)).toEqual([
    {
      name: 'data-product-id',
      type: 'eine Nummer oder ein Kürzel',
      required: true,
      description: 'Nummer',
    },
  ]);
});

test('the table row of an optional prop shows the default value of the prop', () => {
  const schema = object({ active: optional(attribute.flag, false), redirect: optional(attribute.link) });
  const rows = propRows(schema, { active: 'Aktiv', redirect: 'Adresse' }, file);
  expect(rows.map(({ required, default: fallback }) => [required, fallback])).toEqual([
    [false, 'false'],
    [false, undefined],
  ]);
  expect(rows.map(({ type }) => type)).toEqual([
    'true oder false',
    'eine Adresse dieser Website oder http(s)',
  ]);
});

test('the table row of a structured prop names the attribute data-widget-props', () => {
  const schema = object({ items: array(string()), place: optional(object({ city: string() })) });
  expect(
    propRows(schema, { items: 'Artikel', place: 'Ort' }, file).map(({ name, type }) => `${name}: ${type}`),
  ).toEqual(['items: eine Liste in data-widget-props', 'place: ein Objekt in data-widget-props']);
});

test('propRows() throws an error if a prop has no description, or if a description belongs to no prop', () => {
  const schema = object({ active: attribute.flag });
  expect(() => propRows(schema, {}, file)).toThrow(
    'fixtures/docs/clock.ts: the prop "active" has no description',
  );
  expect(() => propRows(schema, { active: 'Aktiv', aktiv: 'Aktiv' }, file)).toThrow(
    'fixtures/docs/clock.ts: "aktiv" is described, but the widget has no such prop',
  );
});
