// @vitest-environment page
import { expect, test } from 'vitest';
import { strategyOf } from '../../../../shared/diagnostics/tracking/strategy.ts';

const entry = { on: 'visible', load: async () => expect.fail('nothing is loaded to describe it') };

function place(on?: string): HTMLElement {
  const host = document.createElement('div');
  if (on !== undefined) host.setAttribute('data-widget-on', on);
  return host;
}

test('a place without a strategy of its own follows the catalogue', () => {
  expect(strategyOf(place(), entry)).toEqual({ on: 'visible', own: false, isWrong: false });
});

test('a place may say itself when it loads', () => {
  const on = 'idle media((min-width: 60em))';
  expect(strategyOf(place(on), entry)).toEqual({ on, own: true, isWrong: false });
});

test.each(['sichtbar', 'visible(', 'load,idle', 'constructor'])('nobody understands "%s"', (on) => {
  expect(strategyOf(place(on), entry)).toEqual({ on: 'visible', own: false, isWrong: true });
});
