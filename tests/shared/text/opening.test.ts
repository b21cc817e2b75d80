import { expect, test } from 'vitest';
import { openingText } from '../../../shared/text/opening.ts';

test('the texts about a holiday at a branch end with ‘geöffnet’ or ‘geschlossen’ (site.md section 4.6)', () => {
  expect(openingText.wholeDay('Ostern', 'open')).toBe('Ostern geöffnet');
  expect(openingText.wholeDay('Ostern', 'closed')).toBe('Ostern geschlossen');
  expect(openingText.morning('Ostern', 'open')).toBe('Ostern Morgens geöffnet');
  expect(openingText.afternoon('Ostern', 'open')).toBe('Ostern Nachmittags geöffnet');
});
