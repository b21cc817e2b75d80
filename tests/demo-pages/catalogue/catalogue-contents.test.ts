// @vitest-environment page
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeWidgets } from '../../../demo-pages/catalogue/describe-widgets.ts';
import { fragmentOf } from '../../../demo-pages/playground/address.ts';
import { docs } from '../../../fixtures/index.ts';
import { catalogue } from '../../../widgets/catalogue.ts';
import { contracts } from '../../support/data/contracts.ts';
import { createVisitor, openTestShop } from '../visitor.ts';

const root = join(import.meta.dirname, '../../..');
const sourceOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('contract.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');
const found = (source: string, pattern: RegExp) =>
  [...new Set([...source.matchAll(pattern)].map(([, name = '']) => name))].sort();

const entries = await describeWidgets(catalogue, docs, contracts);
const api = sourceOf('shared/api');
const signals = sourceOf('shared/signals');

/** English words that authors of pages should not have to read. */
const english =
  /\b(?:a|the|or|and|number|text|string|boolean|integer|list|array|object|address|price|of|any|unknown)\b(?! der| in| und)/;

/** Whether a text is German. Ignores code, attributes and quoted labels, which may be English. */
const isGerman = (text: string) =>
  !english.test(text.replace(/<[^>]*>|«[^»]*»|data-[\w-]+|\w+="[^"]*"/g, ''));

test('the check that texts of the catalogue are German detects English words', () => {
  expect(['a price', 'a whole number', 'an address on this site, or http(s)', 'Array'].map(isGerman)).toEqual(
    [false, false, false, true],
  );
  expect(isGerman('eine Zahl mit Punkt, zum Beispiel 12.50')).toBe(true);
});

describe.each(entries.map((entry) => [entry.name, entry] as const))(
  'the catalogue entry of %s',
  (name, entry) => {
    const source = sourceOf(`widgets/${name}`);

    test("the widget's contract names the required markup, and every example contains this markup", () => {
      const parts = Object.keys(entry.requiredParts ?? {});
      expect(parts.length).toBeGreaterThan(0);
      for (const { html, title } of entry.fixtures) {
        document.body.innerHTML = html;
        const host = document.querySelector(`[data-widget="${name}"]`) ?? expect.fail('no host');
        for (const part of parts) expect(host.querySelector(part), `${title}: ${part}`).not.toBeNull();
      }
    });

    test("the widget's contract names the slots and intents of its component", () => {
      const slots = Object.keys(entry.slots ?? {});
      const slotTag = /<Slot name="([\w-]+)"/g;
      expect(slots).toEqual(expect.arrayContaining(found(source, slotTag)));
      const frame = source.includes('MapFrame') ? sourceOf('shared/ui/map') : '';
      expect(found(source + frame, slotTag)).toEqual(expect.arrayContaining(slots));
      // The server HTML of an `enhance` widget contains the widget's buttons
      const markup = entry.mode === 'enhance' ? entry.fixtures.map(({ html }) => html).join('') : '';
      expect(Object.keys(entry.intents ?? {}).sort()).toEqual(
        found(source + markup, /data-widget-intent="([\w-]+)"/g),
      );
    });

    test("the widget's contract names the required style sheet", () => {
      const [file = 'every.page.css'] = readdirSync(join(root, 'widgets', name)).filter((each) =>
        each.endsWith('.page.css'),
      );
      expect(entry.sheet).toBe(file.replace('.page.css', ''));
    });

    test("the widget's contract names only existing events and API calls", () => {
      for (const event of Object.keys(entry.events ?? expect.fail('no events')))
        expect(signals).toContain(`'${event.replace('krume:', '')}': `);
      for (const call of Object.keys(entry.calls ?? expect.fail('no calls'))) expect(api).toContain(call);
      const emitted = found(source, /emit\(\s*'([\w-]+)'/g);
      expect(Object.keys(entry.events ?? {})).toEqual(
        expect.arrayContaining(emitted.map((each) => `krume:${each}`)),
      );
    });

    test('the widget has a live example, and its catalogue texts contain no English', () => {
      expect(entry.fixtures.some(({ live }) => live !== 'nobody')).toBe(true);
      const meanings = [entry.requiredParts, entry.slots, entry.intents, entry.events, entry.calls].flatMap(
        (each) => Object.values(each ?? {}),
      );
      const props = entry.props.flatMap(({ type, description = '' }) => [type, description]);
      for (const text of [
        entry.title,
        entry.description,
        entry.use,
        entry.avoid,
        entry.access,
        ...props,
        ...meanings,
      ])
        expect(isGerman(text), text).toBe(true);
    });
  },
);

test('the widget documentation lists every API call that the client makes', () => {
  const documented = entries.flatMap(({ calls = {}, events = {} }) => [
    ...Object.keys(calls),
    ...Object.keys(events),
  ]);
  const made = found(api, /`((?:GET|POST|PATCH|DELETE) \/rest\/[^`]+)`/g);
  expect(made.length).toBeGreaterThan(5);
  expect(documented).toEqual(expect.arrayContaining(made));
});

describe.each(entries.map((entry) => [entry.name, entry] as const))(
  'the catalogue page of %s',
  (name, entry) => {
    test("the widget's page shows the contract, and no value is ‘undefined’", async () => {
      const page = await createVisitor(openTestShop({ catalogue: () => entries })).page(`/widgets/${name}`);
      expect(page).not.toMatch(/\[object|>undefined|>null<|>NaN</);
      const code = [...page.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code>/g)].map(([, text = '']) =>
        text.replace(/<[^>]*>/g, ''),
      );
      expect(code).toHaveLength(entry.fixtures.length);
      for (const text of code) {
        expect(text).not.toMatch(/weiter=|class=&quot;(?:button-quiet|lead)&quot;/);
        expect(text).not.toMatch(/\n\s*\n/);
      }
      for (const meaning of Object.values(entry.calls ?? {})) expect(page).toContain(meaning);
    });

    test('the markup of each example fits into the URL of the playground', () => {
      for (const { html, title } of entry.fixtures) expect(fragmentOf(html), title).toBeDefined();
    });

    test('the texts about the use and the accessibility of the widget are complete sentences', () => {
      for (const text of [entry.use, entry.avoid, entry.access]) expect(text).toMatch(/^[A-ZÄÖÜ].{20,}[.]$/);
    });
  },
);

test.each([
  ['Akkordeon', 'collapsible'],
  ['FAQ', 'collapsible'],
  ['Karussell', 'header-slider'],
  ['Öffnungszeiten', 'branch-list'],
  ['Kundenstimmen', 'testimonials'],
  ['Kontaktformular', 'checked-form'],
  ['Jobs', 'job-filter'],
  ['Merkliste', 'heart-toggle'],
  ['Google Maps', 'branch-map'],
  ['Weiterlesen', 'read-more'],
  ['Menge', 'product-form'],
])('searching the catalogue for the everyday word %s finds the widget %s', async (word, name) => {
  const page = await createVisitor(openTestShop({ catalogue: () => entries })).page(
    `/widgets?suche=${encodeURIComponent(word)}`,
  );
  expect(page).toContain(`<h3><a href="/widgets/${name}">`);
});

test("the cart page example in the catalogue shows the visitor's own cart", async () => {
  const page = await createVisitor(openTestShop({ catalogue: () => entries })).page(
    '/widgets/cart-page/beispiel/1',
  );
  expect(page).toContain('<div class="cart-page" data-widget="cart-page"');
});
