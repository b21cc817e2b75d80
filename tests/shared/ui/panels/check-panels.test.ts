// @vitest-environment page
import { expect, test } from 'vitest';
import { checkPanels } from '../../../../shared/ui/panels/check-panels.ts';
import { setPage } from '../../../support/page/page.ts';

const button = (id: string) => `<button type="button" aria-controls="${id}" aria-label="${id}"></button>`;
const panel = (id: string, within = '') => `<div id="${id}" data-panel><a href="/x">x</a>${within}</div>`;

test.each([
  ['a menu with its button', button('brote') + panel('brote'), []],
  [
    'a menu that no button opens',
    panel('brote'),
    ['hat ein Menü id="brote", aber keinen Knopf mit aria-controls="brote": Niemand kann es öffnen.'],
  ],
  [
    'a menu button with a misspelt menu id',
    button('brot') + panel('brote'),
    [
      'hat einen Knopf «brot» mit aria-controls="brot", aber kein Menü mit dieser id. Er öffnet nichts und fehlt darum. Meinten Sie aria-controls="brote"?',
    ],
  ],
  [
    'a menu inside another menu',
    button('brote') + panel('brote', button('torten') + panel('torten')),
    [
      'hat ein Menü id="torten" in einem anderen: Beim Öffnen schliesst sich das äussere, und beide sind weg. Setzen Sie es neben das äussere.',
    ],
  ],
  [
    'a button without a name',
    `<button aria-controls="brote"></button>${panel('brote')}`,
    [
      'hat einen Knopf mit aria-controls="brote" ohne Namen: Wer ihn nicht sieht, erfährt nicht, was er öffnet. Schreiben Sie aria-label dazu.',
    ],
  ],
])('checkPanels returns the mistakes in the markup of %s', (_, html, reports) => {
  expect(checkPanels(setPage(`<nav data-widget="mega-menu">${html}</nav>`))).toEqual(reports);
});
