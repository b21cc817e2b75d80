// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, expect, test } from 'vitest';
import { mobileFilter } from '../../../fixtures/markup/mobile-filter.ts';
import { checkSource } from '../../../widgets/mobile-filter/check-source.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';

// site.md section 2.7: on phones, the filter button copies the filters into an overlay

let stop: (() => void) | undefined;
afterEach(() => stop?.());

const groups = html`<aside id="seite"><details open><summary>Preis</summary><a id="p5" href="?preis=5">bis CHF 5</a></details><details><summary>Ohne</summary><label><input type="checkbox" name="ohne" value="ei"> Ei</label><label><input type="checkbox" name="ohne" value="milch" checked> Milch</label></details></aside>`;
async function open(side: object = groups): Promise<void> {
  ({ stop } = await openPage(side, mobileFilter('seite')));
}
const button = () => getElement<HTMLButtonElement>('[data-widget="mobile-filter"] > button');
const boxes = (within: string) => [...document.querySelectorAll<HTMLInputElement>(`${within} input`)];

test('the filter overlay shows the filter groups that the side navigation has when the overlay opens', async () => {
  await open();
  expect(button().hidden).toBe(false);
  getElement('#seite').insertAdjacentHTML(
    'beforeend',
    '<details><summary>Neu</summary><a href="/neu">Neues</a></details>',
  );
  button().click();
  await settled();
  expect(getElement<HTMLDialogElement>('dialog').open).toBe(true);
  expect([...document.querySelectorAll('dialog summary')].map(textOf)).toEqual(['Preis', 'Ohne', 'Neu']);
  expect([...document.querySelectorAll('dialog details')].map((each) => each.hasAttribute('open'))).toEqual([
    true,
    false,
    false,
  ]);
  // The copy contains no duplicate id and no duplicate name
  expect(document.querySelectorAll('#p5, dialog [name]:not([name^="krume-filter-"])').length).toBe(1);
});

test('clicking a check box in the filter overlay also clicks the original check box', async () => {
  await open();
  const heard: string[] = [];
  getElement('#seite').addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) heard.push(`${target.value} ${target.checked}`);
  });
  button().click();
  expect(boxes('dialog').map(({ checked }) => checked)).toEqual([false, true]);
  boxes('dialog')[0]?.click();
  expect([heard, boxes('#seite').map(({ checked }) => checked)]).toEqual([['ei true'], [true, true]]);
  getElement<HTMLDialogElement>('dialog').close();
  button().click();
  expect(boxes('dialog').map(({ checked }) => checked)).toEqual([true, true]);
});

test('the filter button is hidden while the side navigation has no filter groups', async () => {
  await open(html`<aside id="seite"></aside>`);
  expect(button().hidden).toBe(true);
  getElement('#seite').innerHTML = '<details><summary>Preis</summary><a href="/x">x</a></details>';
  await settled();
  expect(button().hidden).toBe(false);
});

test('if the page has no side navigation, the filter button is hidden', async () => {
  await open(html`<p>nichts</p>`);
  expect(button().hidden).toBe(true);
});

test('selecting a radio button in the filter overlay also selects the original radio button on the page', async () => {
  await open(
    html`<aside id="seite"><details><summary>Reihenfolge</summary><input type="radio" name="r" value="a" checked><input type="radio" name="r" value="b"></details></aside>`,
  );
  button().click();
  boxes('dialog')[1]?.click();
  expect(boxes('#seite').map(({ checked }) => checked)).toEqual([false, true]);
  expect(boxes('dialog').map(({ checked }) => checked)).toEqual([false, true]);
  // The copied radio buttons are a separate group outside any form
  expect(boxes('dialog').map((box) => [box.name, box.getAttribute('form')])).toEqual([
    ['krume-filter-r', ''],
    ['krume-filter-r', ''],
  ]);
});

test('labels and descriptions in the filter overlay reference the copied fields', async () => {
  await open(
    html`<aside id="seite"><h2 id="titel">Filter</h2><details aria-labelledby="titel"><summary>Ohne</summary><input type="checkbox" id="nuss" aria-describedby="hinweis"><label for="nuss">Nüsse</label><small id="hinweis">auch Spuren</small></details></aside>`,
  );
  button().click();
  const [box] = boxes('dialog');
  expect(getElement<HTMLLabelElement>('dialog label').control).toBe(box);
  expect(textOf(getElement(`dialog [id="${box?.getAttribute('aria-describedby')}"]`))).toBe('auch Spuren');
  expect(getElement('dialog details').getAttribute('aria-labelledby')).toBe('titel');
  expect(document.querySelectorAll('#nuss, #hinweis')).toHaveLength(2);
});

test('the filter overlay copies a nested filter group once, inside the parent group', async () => {
  await open(
    html`<aside id="seite"><details><summary>Brote</summary><details><summary>Helle</summary><label><input type="checkbox"> Zopf</label></details></details></aside>`,
  );
  button().click();
  expect([...document.querySelectorAll('dialog summary')].map(textOf)).toEqual(['Brote', 'Helle']);
  boxes('dialog')[0]?.click();
  expect(boxes('#seite').map(({ checked }) => checked)).toEqual([true]);
});

test('the markup check reports a side navigation that has content and no <details> element', async () => {
  await open(html`<aside id="seite"><h3>Preis</h3><a href="?preis=5">bis CHF 5</a></aside>`);
  expect(checkSource(getElement('[data-widget="mobile-filter"]'))).toEqual([
    'hat data-source="seite", aber in diesem Element ist kein <details>: Sein Knopf ist ausgeblendet, und auf Telefonen fehlt, was dort zu wählen ist. Jede Gruppe gehört in ein <details>.',
  ]);
  getElement('#seite').innerHTML = '';
  expect(checkSource(getElement('[data-widget="mobile-filter"]'))).toEqual([]);
});
