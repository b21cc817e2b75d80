// @vitest-environment page
import { object, optional } from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetReported } from '../../../../../shared/diagnostics/console.ts';
import * as attribute from '../../../../../shared/model/attributes.ts';
import { defineWidget, Slot } from '../../../../../shared/registry/widget/index.ts';
import { getElement, listenToConsole, nodesIn, setPage, settled } from '../../../../support/page/page.ts';
import { entry, recorder, states } from '../../../../support/page/registry.ts';
import { start, stop } from '../../../../support/page/start.ts';

// A widget does not mount if it would remove server HTML without replacing it

let logged: ReturnType<typeof listenToConsole>;
beforeEach(() => {
  forgetReported();
  logged = listenToConsole();
});
afterEach(stop);

const heart = defineWidget({
  props: object({}),
  mode: 'replace',
  component: () => <button type="button">♥</button>,
});
const summary = defineWidget({
  props: object({ price: optional(attribute.text) }),
  mode: 'replace',
  parts: ['.price', '.weight'],
  slots: ['name', 'note'],
  component: ({ price }) => (
    <>
      <Slot name="name" />
      {price && <b>{price}</b>}
      <Slot name="note" />
    </>
  ),
});
const inner = recorder();

/** Starts the widgets of the page. Returns whether the page still contains the nodes of the server HTML. */
async function run(html: string) {
  setPage(`<main>${html}</main>`);
  const [text, before] = [getElement('main').textContent, nodesIn(getElement('main'))];
  start({ heart: entry(heart), summary: entry(summary), inner: entry(inner.widget) });
  await settled();
  const after = nodesIn(getElement('main'));
  return {
    isKept: getElement('main').textContent === text && before.every((node, index) => node === after[index]),
  };
}

const lost: readonly (readonly [what: string, html: string, message: RegExp])[] = [
  [
    'a heading after a forgotten </div>',
    '<div data-widget="heart"><a href="/login">Wünschen</a><h2>Unsere  Filialen</h2>',
    /startet nicht: <h2> «Unsere Filialen» ginge verloren\. Es gehört vor oder hinter das Widget\./,
  ],
  [
    'a text after a forgotten </div>',
    '<div data-widget="heart"><a href="/login">Wünschen</a> Bestellen Sie bis 16 Uhr',
    /startet nicht: der Text «Bestellen Sie bis 16 Uhr» ginge verloren/,
  ],
  [
    'a second element with the same class',
    '<div data-widget="summary"><p class="price">CHF 2</p><p class="price">CHF 3</p></div>',
    /<p> «CHF 3» ginge verloren/,
  ],
  [
    'an element that the component does not replace',
    '<div data-widget="summary"><p class="prize">CHF 2</p></div>',
    /<p> «CHF 2» ginge verloren/,
  ],
  [
    'an inner widget',
    '<div data-widget="heart"><p><i data-widget="inner">Text</i></p></div>',
    /das Widget «inner» in ihm ginge verloren\. Es gehört davor oder dahinter\./,
  ],
  [
    'an inner widget next to the slots',
    '<div data-widget="summary"><p class="price"><i data-widget="inner">Text</i></p></div>',
    /davor oder dahinter oder in ein Element mit data-slot="name\|note"/,
  ],
  [
    'a misspelt slot',
    '<div data-widget="summary"><h1 data-slot="nme">Zopf</h1></div>',
    /kennt data-slot="nme" nicht\. Meinten Sie «name»\?/,
  ],
  [
    'a slot that the component does not have',
    '<div data-widget="heart"><b data-slot="extra">neu</b></div>',
    /kennt data-slot="extra" nicht\. Es hat keine solchen Teile\./,
  ],
  [
    'a duplicate slot',
    '<div data-widget="summary"><h1 data-slot="name">Zopf</h1><p class="price"><b data-slot="name">Weggli</b></p></div>',
    /hat data-slot="name" zweimal/,
  ],
  [
    'all content, because its component renders nothing',
    '<div data-widget="summary"><p class="price">CHF 2</p></div>',
    /hat nichts zu zeigen, wo der Server etwas zeigt/,
  ],
];

const empty = [
  '<p></p>',
  '<p>\n</p>',
  '<br>',
  '<p><br></p>',
  '<!-- more -->',
  '<script></script>',
  '<noscript>Brot</noscript>',
];
test.each(empty)(
  'if the host also contains %s, a replace widget starts and its unmount restores the content',
  async (part) => {
    const html = `<div data-widget="heart">${part}<a href="/login">Wünschen</a>${part}</div>`;
    setPage(`<main>${html}</main>`);
    const before = getElement('main').innerHTML;
    start({ heart: entry(heart) });
    await settled();
    expect([states(), logged.messages]).toEqual([['ready'], []]);
    stop();
    expect(getElement('main').innerHTML).toBe(before);
  },
);

test.each(lost)(
  'if a replace widget would remove %s, the widget does not start and the mistake is reported',
  async (_, html, message) => {
    const { isKept } = await run(html);
    expect(states()[0]).toBe('failed');
    expect(isKept).toBe(true);
    expect(logged.messages).toEqual([expect.stringMatching(message)]);
  },
);

test('if a mistake prevents the start of the outer widget, the inner widget still mounts', async () => {
  await run('<div data-widget="heart"><p><i data-widget="inner">Text</i></p></div>');
  expect(states()).toEqual(['failed', 'ready']);
});

test.each([
  [
    'only the link that the component replaces',
    '<div data-widget="heart"><a href="/login">Wünschen</a></div>',
  ],
  ['nothing', '<div data-widget="heart"></div>'],
  [
    'comments, blanks, line breaks and <noscript>',
    '<div data-widget="heart"> <!-- x --><p>♡</p><br><noscript>Ohne</noscript> </div>',
  ],
  [
    'a known element, and a slot that contains an inner widget',
    '<div data-widget="summary" data-price="CHF 2"><p data-slot="note"><i data-widget="inner">neu</i></p><p class="price">CHF 2</p></div>',
  ],
])('a replace widget starts if its host contains %s', async (_, html) => {
  await run(html);
  expect(new Set(states())).toEqual(new Set(['ready']));
  expect(logged.messages).toEqual([]);
});
