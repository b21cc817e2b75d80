import { array, object, optional, string } from 'valibot';
import { expect, test } from 'vitest';
import { propRows } from '../../demo-pages/prop-rows.ts';
import { attribute } from '../../shared/registry/widget/index.ts';

test('a prop reads as an editor writes it', () => {
  expect(propRows(object({ productId: attribute.id }), { productId: 'Nummer' })).toEqual([
    {
      name: 'data-product-id',
      type: 'eine Nummer oder ein Kürzel',
      required: true,
      description: 'Nummer',
    },
  ]);
});

test('a prop that may be missing shows what it is then', () => {
  const schema = object({ active: optional(attribute.flag, false), redirect: optional(attribute.link) });
  const rows = propRows(schema, { active: 'Aktiv', redirect: 'Adresse' });
  expect(rows.map(({ required, default: fallback }) => [required, fallback])).toEqual([
    [false, 'false'],
    [false, undefined],
  ]);
  expect(rows.map(({ type }) => type)).toEqual([
    'true oder false',
    'eine Adresse dieser Website oder http(s)',
  ]);
});

test('a structure has no attribute: it stands in data-widget-props', () => {
  const schema = object({ items: array(string()), place: optional(object({ city: string() })) });
  expect(
    propRows(schema, { items: 'Artikel', place: 'Ort' }).map(({ name, type }) => `${name}: ${type}`),
  ).toEqual(['items: eine Liste in data-widget-props', 'place: ein Objekt in data-widget-props']);
});

test('a prop without a description is a mistake, and so is a description without a prop', () => {
  const schema = object({ active: attribute.flag });
  expect(() => propRows(schema, {})).toThrow('The prop "active" has no description');
  expect(() => propRows(schema, { active: 'Aktiv', aktiv: 'Aktiv' })).toThrow(
    '"aktiv" is described, but is no prop',
  );
});
