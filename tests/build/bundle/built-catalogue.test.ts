import { expect, test } from 'vitest';
import { checkCatalogue } from '../../../.build/bundle/built-catalogue.ts';
import { catalogue } from '../../../widgets/catalogue.ts';

const heart = { on: 'visible' };

// site.md sections 2.12, 2.13 and 2.18: maps and photos load near the viewport. Tests of the widgets cover the consent
test.each(['branch-map', 'event-map', 'photo-feed'] as const)(
  'the widget %s, which uses a third-party service, loads when it is near the viewport',
  (name) => {
    expect(catalogue[name].on).toMatch(/^visible\b/);
  },
);

test('the build accepts a catalogue that names every widget folder', () => {
  expect(() => checkCatalogue({ 'heart-toggle': heart }, ['heart-toggle'])).not.toThrow();
});

test('the build rejects a catalogue that names a missing folder or omits an existing folder', () => {
  expect(() => checkCatalogue({ 'heart-togle': heart }, ['heart-toggle'])).toThrow(
    'widgets/catalogue.ts names "heart-togle", but there is no widgets/heart-togle/index.ts',
  );
  expect(() => checkCatalogue({}, ['heart-toggle'])).toThrow(
    'There is widgets/heart-toggle/index.ts, but widgets/catalogue.ts does not name "heart-toggle"',
  );
});
