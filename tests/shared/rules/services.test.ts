import { expect, test } from 'vitest';
import { unnamedServices } from '../../../shared/rules/services.ts';

// site.md sections 2.9 and 4.3: the consent banner must name the services

const maps = { purpose: 'maps', from: 'Google Maps' } as const;

test.each([
  'Karten von Google Maps',
  'Karten von Google\u00A0Maps',
  'Karten von Google\n   Maps',
  'Goo\u00ADgle Maps',
  // The text content of `Google<br>Maps`
  'GoogleMaps',
])('the banner text %j names the service Google Maps', (text) =>
  expect(unnamedServices(text, [maps])).toEqual([]),
);

test('unnamedServices returns a service that the banner text does not name', () => {
  expect(unnamedServices('Karten', [maps])).toEqual([maps]);
});

test('unnamedServices returns a necessary service unless the banner text calls the service necessary', () => {
  const check = { purpose: 'botCheck', from: 'RoboCheck', isNecessary: true } as const;
  expect(unnamedServices('Geprüft von RoboCheck', [check])).toEqual([check]);
  expect(unnamedServices('RoboCheck ist notwendig', [check])).toEqual([]);
});
