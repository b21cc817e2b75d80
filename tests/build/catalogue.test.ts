import { expect, test } from 'vitest';
import { checkCatalogue } from '../../.build/built-catalogue.ts';
import { catalogue } from '../../widgets/catalogue.ts';

const heart = { on: 'visible' };

// site.md sections 2.12, 2.13 and 2.18: with consent, and in view only
test.each(['branch-map', 'event-map', 'photo-feed'] as const)(
  '%s, which asks somebody else, begins near the window',
  (name) => {
    expect(catalogue[name].on).toMatch(/^visible\b/);
  },
);

test('a catalogue that names every folder is fine', () => {
  expect(() => checkCatalogue({ 'heart-toggle': heart }, ['heart-toggle'])).not.toThrow();
});

test('a name without a folder is a mistake, and so is a folder without a name', () => {
  expect(() => checkCatalogue({ 'heart-togle': heart }, ['heart-toggle'])).toThrow(
    'widgets/catalogue.ts names "heart-togle", but there is no widgets/heart-togle/index.ts',
  );
  expect(() => checkCatalogue({}, ['heart-toggle'])).toThrow(
    'There is widgets/heart-toggle/index.ts, but widgets/catalogue.ts does not name "heart-toggle"',
  );
});
