import { expect, test } from 'vitest';
import { unnamedServices } from '../../../shared/rules/services.ts';

// site.md sections 2.9 and 4.3: the cookie banner must name the services

const maps = { purpose: 'maps', from: 'Google Maps' } as const;

test.each([
  'Karten von Google Maps',
  'Karten von Google\u00A0Maps',
  'Karten von Google\n   Maps',
  'Goo\u00ADgle Maps',
  // The text content of 'Google<br>Maps'
  'GoogleMaps',
])('the text %j of the cookie banner contains the name of the service Google Maps', (text) =>
  expect(unnamedServices(text, [maps])).toEqual([]),
);

test('unnamedServices returns a service whose name is not in the text of the cookie banner', () => {
  expect(unnamedServices('Karten', [maps])).toEqual([maps]);
});

test('unnamedServices returns a necessary service that the cookie banner does not call ‘notwendig’', () => {
  const check = { purpose: 'botCheck', from: 'RoboCheck', isNecessary: true } as const;
  expect(unnamedServices('Geprüft von RoboCheck', [check])).toEqual([check]);
  expect(unnamedServices('RoboCheck ist notwendig', [check])).toEqual([]);
});
