// @vitest-environment page
import { expect, test } from 'vitest';
import { strategyOf } from '../../../../shared/diagnostics/tracking/strategy.ts';

const entry = { on: 'visible', load: async () => expect.fail('nothing is loaded to describe it') };

function place(on?: string): HTMLElement {
  const host = document.createElement('div');
  if (on !== undefined) host.setAttribute('data-widget-on', on);
  return host;
}

test('if a host has no data-widget-on, the strategy in the catalogue applies', () => {
  expect(strategyOf(place(), entry)).toEqual({ on: 'visible', own: false, isWrong: false });
});

test('the attribute data-widget-on overrides the strategy in the catalogue', () => {
  const on = 'idle media((min-width: 60em))';
  expect(strategyOf(place(on), entry)).toEqual({ on, own: true, isWrong: false });
});

test.each(['sichtbar', 'visible(', 'load,idle', 'constructor'])(
  'the debug overlay marks data-widget-on="%s" as invalid',
  (on) => {
    expect(strategyOf(place(on), entry)).toEqual({ on: 'visible', own: false, isWrong: true });
  },
);
