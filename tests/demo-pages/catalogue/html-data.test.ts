// @vitest-environment page
import { expect, test } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { describeWidgets } from '../../../demo-pages/catalogue/describe-widgets.ts';
import { htmlData } from '../../../demo-pages/catalogue/html-data.ts';
import { docs } from '../../../fixtures/index.ts';
import { catalogue } from '../../../widgets/catalogue.ts';
import { contracts } from '../../support/data/contracts.ts';

// docs/editors.md: VS Code completes the markup of widgets. The tests run the language service of VS Code

const data = htmlData(await describeWidgets(catalogue, docs, contracts));
const provider = newHTMLDataProvider('krume', data);
const service = getLanguageService({ useDefaultDataProvider: false, customDataProviders: [provider] });

/** @param text markup with `|` at the cursor */
function at(text: string) {
  const document = TextDocument.create('file:///a.html', 'html', 1, text.replace('|', ''));
  const position = document.positionAt(text.indexOf('|'));
  return { document, position, html: service.parseHTMLDocument(document) };
}
const complete = (text: string) => {
  const { document, position, html } = at(text);
  return service.doComplete(document, position, html).items.map(({ label }) => label);
};
const hover = (text: string) => {
  const { document, position, html } = at(text);
  return JSON.stringify(service.doHover(document, position, html)?.contents);
};

test('VS Code completes the names of all widgets', () => {
  expect(complete('<div data-widget="|"></div>').sort()).toEqual(Object.keys(catalogue).sort());
});

test('VS Code completes the attributes of a widget', () => {
  expect(complete('<div data-widget="heart-toggle" data-pro|></div>')).toEqual(
    expect.arrayContaining(['data-product-id', 'data-product-type']),
  );
});

test.each([
  ['<div data-widget="heart-|toggle"></div>', 'Herz der Wunschliste'],
  ['<div data-max|imum-order="3"></div>', '«product-form»'],
  ['<button data-widget-intent="tog|gle"></button>', 'legt das Produkt auf die Wunschliste'],
  ['<div data-widget-on="vis|ible"></div>', 'ins Bild'],
])('VS Code shows a description when the mouse is over %s', (text, meaning) => {
  expect(hover(text)).toContain(meaning);
});

test('krume.html-data.json has a description of every attribute and value', () => {
  const all = data.globalAttributes.flatMap(({ values = [], ...attribute }) => [attribute, ...values]);
  expect(all.filter(({ description }) => !description)).toEqual([]);
});
