// @vitest-environment page
import { expect, test, vi } from 'vitest';
import branchListDocs from '../../../../fixtures/docs/branch-list.ts';
import { templateChecker } from '../../../../shared/tools/check/check-template.ts';
import { catalogue } from '../../../../widgets/catalogue.ts';
import { contracts } from '../../../support/data/contracts.ts';

const check = templateChecker({ catalogue, contracts });

const link = '<a href="/login">Auf die Wunschliste</a>';

/** The reported mistakes as `line:column sentence`. */
const reportsOf = async (text: string, name = 'list.html.twig', isServed = false) =>
  (await check({ name, text, isServed })).map(
    (mistake) => `${mistake.line}:${mistake.column} ${mistake.text}`,
  );

test('the template checker reports the line and column of an unknown widget', async () => {
  expect(
    await reportsOf(
      `<ul>\n  <li><div data-widget="heart-togle" data-product-id="1">${link}</div></li>\n</ul>`,
    ),
  ).toEqual(['2:7 Widget «heart-togle» gibt es nicht. Meinten Sie «heart-toggle»?']);
});

test('the template checker reports the correct line and column of a wrong attribute after Windows line breaks', async () => {
  const [, mistake] = await reportsOf(
    `<p>Ä 😀</p>\r\n<div data-widget="heart-toggle"\r\n  data-produkt-id="4711">${link}</div>`,
  );
  expect(mistake).toMatch(/^3:3 .*data-produkt-id/);
});

test('the template checker reports the line and column of a mistake inside JSON', async () => {
  const props = '{\n  "variants": [1,]\n}';
  const mistakes = await reportsOf(
    `<div data-widget="product-form">\n<script type="application/json" data-widget-props>${props}</script></div>`,
  );
  expect(mistakes.find((text) => text.includes('JSON'))).toMatch(/^3:17 .*Darin Zeile 2, Spalte 17/);
});

test('the template checker reports the line and column of a placeholder in a text', async () => {
  const text = `<html><body><p>Guten Tag,\n  willkommen bei {{ shop }}</p><div data-widget="heart-toggle" data-product-id="1">${link}</div></body></html>`;
  expect(await reportsOf(text, 'page.html', true)).toEqual([
    '2:18 In <p> steht der Platzhalter «{{ shop }}»: Das CMS hat ihn nicht ersetzt, oder die Angabe fehlt dort.',
  ]);
});

test('if a tag does not end before the end of the file, the template checker reports the position of the tag', async () => {
  const text =
    '<p>Brot</p>\n<div data-widget="heart-toggle" data-product-id="4711"><a href="/login>Merken</a></div>';
  expect(await reportsOf(text)).toEqual([
    expect.stringMatching(/^2:1 .* braucht in seinem HTML a\[href\], button/),
    '2:56 Ab diesem <a> geht alles verloren, weil sein Tag nicht endet: Es fehlt ein Anführungszeichen oder das >.',
  ]);
});

test('if a missing quote turns the next widget into an attribute value, the template checker reports the tag', async () => {
  const text =
    '<section class="brote>\n<div data-widget="heart-toggle" data-product-id="4711"></div></section>';
  expect(await reportsOf(text)).toEqual([
    '1:10 An einem <section> fehlt bei class das Anführungszeichen am Ende: Das Widget danach geht verloren. Schreiben Sie class="…".',
  ]);
});

test('if JSON is invalid, the template checker reports the JSON and omits the mistakes that result from it', async () => {
  const [{ html } = { html: '' }] = branchListDocs.fixtures;
  const text = html.replace('"name":"Rebgasse",', '"name":"Rebgasse"');
  expect(await reportsOf(text)).toEqual([
    expect.stringMatching(/Darin Zeile 1, Spalte \d+: Davor fehlt ein Komma\.$/),
  ]);
});

test('the template checker accepts a product name that contains quotes', async () => {
  for (const name of ['Hausbrot «Müller»', '«Müller»-Brot', '„Basler“ Brot und „Berner“'])
    expect(
      await reportsOf(
        `<div data-widget="heart-toggle" data-product-id="4711" data-name="${name}">${link}</div>`,
      ),
    ).toEqual([]);
});

test('if missing end tags hide a required element, the template checker names these end tags', async () => {
  const jobs = `<div data-widget="job-filter"><form method="get" action="/stellen"><label>Art <select name="typeOfEmployment"><option value="all">Alle</option></label></form>
<p class="krume-job-count" role="status">1 Stelle</p><ul><li data-type-of-employment="lehre">Lehre</li></ul></div>`;
  expect((await reportsOf(jobs))[0]).toMatch(
    /data-type-of-employment.* Fehlen davor <\/select> und <\/label>\?$/,
  );
});

test('if an id contains a quote, the template checker still reports mistakes', async () => {
  const text = `<div data-widget="account-entry"><button type="button" aria-controls='konto"' aria-label="Konto"></button></div>`;
  expect((await reportsOf(text)).length).toBeGreaterThan(0);
});

test('the template checker accepts a template expression as the value of any attribute', async () => {
  expect(
    await reportsOf(`<div data-widget="heart-toggle" data-product-id="{{ product.id }}" data-active="{{ active ? 'true' : 'false' }}" {{ attributes }}>
  {# <div data-widget="nonsense"></div> #}<a href="{{ path('login') }}">{{ 'wishlist.add'|trans }}</a></div>`),
  ).toEqual([]);
});

test('the template checker reports a template expression in a page that a server has rendered', async () => {
  expect(
    await reportsOf(
      `<div data-widget="heart-toggle" data-product-id="4711" data-name="{{ name }}">${link}</div>`,
      'https://krume.example/',
      true,
    ),
  ).toEqual([
    '1:56 Widget «heart-toggle» hat in data-name den Platzhalter {{ name }}: Das CMS hat ihn nicht ersetzt.',
  ]);
});

test('the template checker checks each branch of a condition separately', async () => {
  expect(
    await reportsOf(`{% if user %}<div data-widget="heart-toggle" data-product-id="{{ id }}">{% else %}
<div data-widget="heart-toggle" data-produkt-id="{{ id }}">{% endif %}
{% if user %}<form method="post" action="/w"><button>Auf die Wunschliste</button></form>{% else %}${link}{% endif %}</div>`),
  ).toEqual([
    expect.stringMatching(/^2:1 Widget «heart-toggle» data-product-id fehlt/),
    expect.stringMatching(/^2:33 Widget «heart-toggle» kennt data-produkt-id nicht/),
  ]);
});

test('the template checker checks JSON that contains template expressions and loops', async () => {
  const list = (json: string) =>
    `<section data-widget="branch-list"><script type="application/json" data-widget-props>${json}</script>{{ rows|raw }}</section>`;
  const loop =
    '{% for branch in branches %}{"id": {{ branch.id }}, "name": "{{ branch.name }}"}{% if not loop.last %},{% endif %}{% endfor %}';
  expect(await reportsOf(list('{{ props|json_encode|raw }}'))).toEqual([]);
  expect(await reportsOf(list(`{"branches": [${loop}]}`))).toEqual([]);
  expect(await reportsOf(list(`{"branchs": [${loop}]}`))).toEqual([
    expect.stringMatching(/^1:\d+ Widget «branch-list» .*«branchs»/),
  ]);
});

test('the template checker accepts a template expression in JSON as a value of any type', async () => {
  const summary =
    '<section data-widget="product-summary" data-product-id="1"><script type="application/json" data-widget-props>{"shown": {{ shown|tojson }}}</script>{{ html|raw }}</section>';
  expect(await reportsOf(summary)).toEqual([]);
});

test('the template checker accepts a required element even if only one branch of a condition contains it', async () => {
  const form = (content: string) =>
    `<div data-widget="checked-form" data-form="{{ form }}">{% if sent %}<p class="krume-form-success">Danke</p>{% endif %}{% if action %}<form method="post" action="{{ action }}">${content}<button type="submit">Senden</button></form>{% endif %}</div>`;
  expect(await reportsOf(form('<input name="name">'))).toEqual([]);
  expect(await reportsOf(form('{{ fields|raw }}'))).toEqual([]);
});

test('if a template has no <html>, the template checker accepts elements that need a host around them', async () => {
  const part =
    '<button type="button" data-widget-intent="open">Öffnen</button><button class="krume-without-script">Anzeigen</button>';
  expect(await reportsOf(part)).toEqual([]);
  expect(await reportsOf(`<html><body>${part}</body></html>`)).toHaveLength(2);
});

test('if an include or an expression may contain a required element, the template checker reports no mistake', async () => {
  expect(
    await reportsOf('<div data-widget="heart-toggle" data-product-id="1">{% include "heart.twig" %}</div>'),
  ).toEqual([]);
  expect(
    await reportsOf('<div data-widget="heart-toggle" data-product-id="1">{{ content|raw }}</div>'),
  ).toEqual([]);
  expect(
    await reportsOf('<div data-widget="heart-toggle" data-product-id="1"><p>{{ name }}</p></div>'),
  ).toHaveLength(1);
});

test('if a template has no <html>, the template checker does not require the page configuration', async () => {
  const map =
    '<div data-widget="branch-map"><p data-slot="fallback">Alle Filialen stehen in der <a href="/filialen">Liste</a>.</p></div>';
  expect(await reportsOf(map)).toEqual([]);
  expect(await reportsOf(`<html><head></head><body>${map}</body></html>`)).toEqual([
    expect.stringContaining('«maps»'),
  ]);
});

const wrong = '<div data-widget="heart-togle"></div>';

test.each([
  ['600 nested elements', '<div>'.repeat(600) + wrong],
  ['600 nested blocks', '{% if a %}'.repeat(600) + wrong],
  ['20,000 nested blocks', '{% if a %}'.repeat(20_000) + wrong],
  ['more than a million characters', wrong + '<p>Text</p>'.repeat(200_000)],
  ['binary data', `\0\uFFFD${wrong}`],
])(
  'the template checker rejects a document that contains %s, and checks the next document',
  async (_, text) => {
    expect(await reportsOf(text)).toEqual([expect.stringMatching(/^1:1 Das Dokument ist nicht zu prüfen: /)]);
    expect(await reportsOf(wrong)).toEqual([expect.stringContaining('Meinten Sie «heart-toggle»?')]);
  },
);

test('the template checker does not visit the siblings of a widget unless the document contains a table', async () => {
  const siblings = vi.spyOn(Element.prototype, 'nextElementSibling', 'get');
  const heart = `<div data-widget="heart-toggle" data-product-id="1">${link}</div>`;
  await reportsOf(heart.repeat(50));
  const few = siblings.mock.calls.length;
  await reportsOf(heart.repeat(100));
  expect(siblings.mock.calls.length - few).toBeLessThanOrEqual(2 * few);
  expect(await reportsOf(`<table><tr>${heart}</tr></table>${heart}`)).toHaveLength(1);
});
