import { expect, test } from 'vitest';
import { describeConditions } from '../../../../shared/diagnostics/mistakes/describe-conditions.ts';

test.each([
  ['visble', 'visible'],
  ['Visible', 'visible'],
  ['visble(200px) idel', 'visible(200px) idle'],
  ['meda((min-width: 60em) and (hover))', 'media((min-width: 60em) and (hover))'],
])('the message about data-widget-on="%s" suggests "%s"', (written, meant) => {
  expect(describeConditions(written)).toBe(
    `versteht data-widget-on="${written}" nicht und lädt wie im Katalog. Meinten Sie data-widget-on="${meant}"?`,
  );
});

test.each(['sofort', 'load;', 'visible(200', ''])(
  'the message about data-widget-on="%s" lists all conditions',
  (written) => {
    expect(describeConditions(written)).toBe(
      `versteht data-widget-on="${written}" nicht und lädt wie im Katalog. Möglich sind load, idle, visible, visible(200px), interaction und media(…).`,
    );
  },
);
