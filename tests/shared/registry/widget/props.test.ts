// @vitest-environment page
import { array, number, object, optional, string } from 'valibot';
import { expect, test } from 'vitest';
import { describeMistake } from '../../../../shared/diagnostics/mistakes/describe-mistake.ts';
import { flag, id, integer, link } from '../../../../shared/model/attributes.ts';
import { attributeOf } from '../../../../shared/registry/attribute-name.ts';
import { propsReader } from '../../../../shared/registry/widget/props.ts';
import { TemplateError } from '../../../../shared/registry/widget/template-error.ts';
import { getElement, setPage, watch } from '../../../support/page/page.ts';

const schema = object({
  productId: id,
  minimumOrder: optional(integer, 1),
  active: optional(flag, false),
  url: optional(link),
  branches: optional(array(object({ name: string(), seats: number() })), []),
});

const json = (text: string) => `<script type="application/json" data-widget-props>${text}</script>`;
const host = (attributes: string, inside = '') =>
  setPage(`<div data-widget="x" ${attributes}><p>Server</p>${inside}</div>`);

/** The error message about a widget's props; '' if the props are valid. */
function mistake(element: HTMLElement): string {
  try {
    propsReader(schema)(element);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(TemplateError);
    return describeMistake((error as TemplateError).mistake);
  }
}

test('propsReader parses the attributes of a host, and uses the defaults for missing attributes', () => {
  expect(
    propsReader(schema)(host('data-product-id="4711" data-minimum-order="6" data-active="true"')),
  ).toEqual({
    productId: '4711',
    minimumOrder: 6,
    active: true,
    branches: [],
  });
});

test('if a prop is set in the JSON and in an attribute, propsReader uses the value in the JSON', () => {
  const element = host(
    'data-product-id="1" data-minimum-order="6"',
    json('{"minimumOrder": 12, "active": true, "branches": [{"name": "Basel", "seats": 20}]}'),
  );
  expect(propsReader(schema)(element)).toEqual({
    productId: '1',
    minimumOrder: 12,
    active: true,
    branches: [{ name: 'Basel', seats: 20 }],
  });
});

test('propsReader ignores the JSON props of an inner widget', () => {
  const element = host('data-product-id="1"', `<div data-widget="x">${json('{"minimumOrder": 12}')}</div>`);
  expect(propsReader(schema)(element).minimumOrder).toBe(1);
});

test('propsReader ignores unknown attributes of a host', () => {
  const element = host(
    'data-widget="x" data-widget-on="load" data-widget-state="waiting" data-farbe="rot" data-product-id="1"',
  );
  expect(Object.keys(propsReader(schema)(element))).not.toContain('farbe');
});

test.each([
  ['missing', '', 'data-product-id fehlt, erwartet wird eine Nummer oder ein Kürzel'],
  [
    'invalid',
    'data-product-id="Ruch brot"',
    'data-product-id ist "Ruch brot", erwartet wird eine Nummer oder ein Kürzel',
  ],
  [
    'invalid though optional',
    'data-product-id="1" data-minimum-order="sechs"',
    'data-minimum-order ist "sechs", erwartet wird eine ganze Zahl',
  ],
  [
    'not an allowed URL',
    'data-product-id="1" data-url="javascript:alert(1)"',
    'data-url ist "javascript:alert(1)", erwartet wird eine Adresse dieser Website oder http(s)',
  ],
])('propsReader reports an attribute that is %s', (_, attributes, message) => {
  expect(mistake(host(attributes))).toBe(message);
});

test('propsReader reports all invalid attributes of a host in one message', () => {
  expect(mistake(host('data-active="ja"'))).toBe(
    'data-product-id fehlt, erwartet wird eine Nummer oder ein Kürzel; data-active ist "ja", erwartet wird true oder false',
  );
});

test('propsReader reports the path of an invalid value in the JSON props', () => {
  const inside = json('{"branches": [{"name": "Basel", "seats": "viele"}], "active": "ja"}');
  expect(mistake(host('data-product-id="1"', inside))).toBe(
    'active ist "ja", erwartet wird true oder false; branches, Eintrag 1, seats ist "viele", erwartet wird eine Zahl mit Punkt, zum Beispiel 12.50',
  );
});

test.each(['[]', '[{"active": true}]', '"Brot"', '7', 'null', 'true'])(
  'propsReader rejects JSON props that are not an object: %s',
  (text) => {
    expect(mistake(host('data-product-id="1"', json(text)))).toBe(
      'data-widget-props: erwartet wird ein Objekt { … }',
    );
  },
);

test.each(['{"active": true', '', "{'active': true}", '<p>'])(
  'propsReader rejects props that are not valid JSON: %s',
  (text) => {
    expect(mistake(host('data-product-id="1"', json(text)))).toMatch(
      /^data-widget-props ist kein gültiges JSON. Darin Zeile 1, Spalte \d+: ./,
    );
  },
);

test('propsReader reports an unknown key in the JSON props, and suggests a similar prop or lists all props', () => {
  expect(mistake(host('data-product-id="1"', json('{"branchs": []}')))).toBe(
    'kennt «branchs» in data-widget-props nicht. Meinten Sie «branches»?',
  );
  expect(mistake(host('data-product-id="1"', json('{"öffnungszeiten": []}')))).toBe(
    'kennt «öffnungszeiten» in data-widget-props nicht. Bekannt sind: productId, minimumOrder, active, url, branches.',
  );
});

test.each(['__proto__', 'constructor'])(
  'propsReader rejects the key %s in the JSON props, although every object has this member',
  (name) => {
    expect(mistake(host('data-product-id="1"', json(`{"${name}": {"active": true}}`)))).toContain(
      `kennt «${name}»`,
    );
  },
);

const stray = (name: string) => json(`{"${name}": 12}`);

test.each([
  ['after a host that lacks this prop', `<div data-widget="x"></div> ${stray('productId')}`, /daneben steht/],
  [
    'before a host that lacks this prop',
    `${stray('productId')} <div data-widget="x"></div>`,
    /daneben steht/,
  ],
  [
    'nested too deep in the host',
    `<div data-widget="x" data-product-id="1"><p>${stray('minimumOrder')}</p></div>`,
    /zu tief/,
  ],
  [
    'duplicated',
    `<div data-widget="x" data-product-id="1">${stray('minimumOrder')}${stray('minimumOrder')}</div>`,
    /zweimal/,
  ],
])('propsReader reports a JSON props script that is %s', (_, html, message) => {
  setPage(`<main>${html}</main>`);
  expect(mistake(getElement('[data-widget]'))).toMatch(message);
});

test('if a host contains two JSON props scripts, propsReader reports the second script', () => {
  const place = host('data-product-id="1"', stray('minimumOrder') + stray('active'));
  const second = place.querySelectorAll('script')[1];
  expect(() => propsReader(schema)(place)).toThrow(
    expect.objectContaining({ mistake: { kind: 'script', script: second } }),
  );
});

const x = (inside = '') => `<i data-widget="x" data-product-id="1">${inside}</i>`;

test('propsReader ignores a script beside the host if the script belongs to a preceding widget of the same type', () => {
  setPage(`<main><i data-widget="x"></i>${stray('minimumOrder')}${x()}</main>`);
  expect(propsReader(schema)(getElement('[data-product-id]')).minimumOrder).toBe(1);
});

test.each([
  ['has an unknown entry', x() + json('{"images": []}')],
  ['has a known and an unknown entry', x() + json('{"minimumOrder": 6, "images": []}')],
  ['repeats an attribute', x() + stray('productId')],
  ['has optional props only', x() + json('{"minimumOrder": 12, "active": true}')],
  ['is an empty object', json('{}') + x() + json('{}')],
  ['is invalid', json('[1, 2]') + x() + json('{"images"')],
  ['is not an object', json('7') + x() + json('null')],
  ['is beside a host with its own JSON', x(json('{"minimumOrder": 1}')) + stray('minimumOrder')],
])('propsReader ignores a JSON script beside the host if the JSON %s', (_, html) => {
  setPage(`<main>${html}<i data-widget="y"></i></main>`);
  expect(propsReader(schema)(getElement('[data-widget="x"]')).minimumOrder).toBe(1);
});

test('if a script is between two different widgets and the second host lacks a prop, propsReader reports the script', () => {
  setPage(`<main><i data-widget="y"></i>${stray('productId')}<i data-widget="x"></i></main>`);
  expect(mistake(getElement('[data-widget="x"]'))).toMatch(/daneben steht/);
});

test.each([
  ['before an inner widget', `${json('{"images": []}')}<i data-widget="y"></i>`],
  ['after an inner widget', `<p>Brot</p><i data-widget="y"></i>${json('{"images": []}')}`],
  ['beside a nested inner widget', `<p>${json('{"images": []}')}<i data-widget="y"></i></p>`],
])('propsReader ignores JSON inside the host if the JSON has an unknown key and is %s', (_, inside) => {
  expect(propsReader(schema)(host('data-product-id="1"', inside)).minimumOrder).toBe(1);
});

test.each(['{"minimumOrder": 12, "imges": []}', '{"minimumOrder": 12'])(
  'if an inner widget follows, propsReader still reports the mistake in the host’s JSON props: %s',
  (text) => {
    const inside = `${json(text)}<i data-widget="y"></i>`;
    expect(mistake(host('data-product-id="1"', inside))).toMatch(/data-widget-props/);
  },
);

test('propsReader ignores JSON between two hosts if both hosts have all required props', () => {
  setPage(`<main>${x()}${json('{"minimumOrder": 12, "active": true}')}${x()}</main>`);
  for (const host of document.querySelectorAll<HTMLElement>('[data-widget]'))
    expect(propsReader(schema)(host).minimumOrder).toBe(1);
});

test('propsReader ignores JSON beside a nested host if the outer host has all required props', () => {
  const inside = `<p>${json('{"active": true}')}<i data-widget="y"></i></p>`;
  expect(propsReader(schema)(host('data-product-id="1"', inside)).active).toBe(false);
});

test('propsReader ignores the JSON props of an outer widget', () => {
  setPage(`<div data-widget="y">${stray('minimumOrder')}<i data-widget="x" data-product-id="1"></i></div>`);
  expect(propsReader(schema)(getElement('[data-product-id]')).minimumOrder).toBe(1);
});

test('propsReader changes no attribute and no node of the host', () => {
  for (const attributes of ['data-product-id="1"', '']) {
    const element = host(attributes, json('{"active": 3}'));
    const { log } = watch(element);
    mistake(element);
    expect(log()).toEqual([]);
  }
});

test('attributeOf returns the name of a prop’s attribute, such as data-product-id for productId', () => {
  expect(['productId', 'count', 'inWishlistNow'].map(attributeOf)).toEqual([
    'data-product-id',
    'data-count',
    'data-in-wishlist-now',
  ]);
});
