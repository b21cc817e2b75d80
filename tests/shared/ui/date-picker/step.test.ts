import { expect, test } from 'vitest';
import { step } from '../../../../shared/ui/date-picker/step.ts';

// The keys of https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
test.each([
  ['ArrowRight', false, '2026-11-26'],
  ['ArrowLeft', false, '2026-11-24'],
  ['ArrowUp', false, '2026-11-18'],
  ['ArrowDown', false, '2026-12-02'],
  ['Home', false, '2026-11-23'],
  ['End', false, '2026-11-29'],
  ['PageUp', false, '2026-10-25'],
  ['PageDown', false, '2026-12-25'],
  ['PageUp', true, '2025-11-25'],
  ['PageDown', true, '2027-11-25'],
])(
  'in the calendar, the key %s (with Shift: %s) moves the focus from 2026-11-25 to %s',
  (key, shiftKey, to) => {
    expect(step({ key, shiftKey }, '2026-11-25')).toBe(to);
  },
);

test('keys without a function in the calendar do not move the focus', () => {
  for (const key of ['Tab', 'Escape', 'a', 'Enter'])
    expect(step({ key, shiftKey: false }, '2026-11-25')).toBeUndefined();
});
