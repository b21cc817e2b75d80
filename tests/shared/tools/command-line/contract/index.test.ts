// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { contract } from '../../../../../shared/tools/command-line/contract/index.ts';
import { openTestShop } from '../../../../demo-pages/visitor.ts';

async function run(...args: string[]) {
  const shop = openTestShop();
  const printed: Record<'out' | 'err', string[]> = { out: [], err: [] };
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.out.push(text));
  vi.spyOn(console, 'error').mockImplementation((text) => void printed.err.push(text));
  const code = await contract(args, async (input, init) => shop.request(String(input), init));
  return { code, out: printed.out.join('\n'), err: printed.err.join('\n') };
}

const product = ['--product', '4711', '--configurable', '4717'];

test('if all checked API calls match, krume contract reports success and lists the skipped calls', async () => {
  const { code, out } = await run('http://localhost', ...product);
  expect(code).toBe(0);
  expect(out).toMatch(/Alle \d+ geprüften Aufrufe entsprechen dem Vertrag\.$/);
  expect(out).toContain('Nicht geprüft (ändert etwas, mit --write): POST /rest/cart/item/{productId}');
});

test('krume contract lists the affected widgets of each finding, and does not print secrets', async () => {
  const { code, out } = await run(
    ...['http://localhost', '--product', '4711', '--configurable', '9', '--header', 'X-Key: geheim'],
  );
  expect(code).toBe(1);
  expect(out).toContain('GET /rest/product/{productId}/configurable\n  - antwortet mit ');
  expect(out).toContain('Gebraucht von: product-configurator');
  const { out: json } = await run(
    'http://localhost',
    '--product',
    '4711',
    '--cookie',
    'a=geheim',
    '--format',
    'json',
  );
  expect(JSON.parse(json).findings.length).toBeGreaterThan(0);
  expect(out + json).not.toContain('geheim');
});

test('krume contract --format json lists the affected widgets of each finding', async () => {
  const { out } = await run(
    ...['http://localhost', '--product', '4711', '--configurable', '9', '--format', 'json'],
  );
  expect(JSON.parse(out).findings).toContainEqual({
    call: 'GET /rest/product/{productId}/configurable',
    text: expect.stringContaining('antwortet mit'),
    widgets: ['product-configurator'],
  });
});

test('if the sign-in fails, krume contract reports the failure and does not print the password', async () => {
  const { code, out, err } = await run('http://localhost', ...product, '--login', 'anna@example.ch:semmel');
  expect([code, err]).toEqual([2, expect.stringContaining('Die Anmeldung ist nicht gelungen')]);
  expect(out + err).not.toContain('semmel');
});

test.each([
  [[], 'Nennen Sie die eine Adresse'],
  [['http://localhost', ...product, '--login', 'anna@example.ch'], '--login braucht ein Passwort'],
  [['http://localhost', ...product, '--login', ':gipfeli'], '--login braucht ein Passwort'],
  [['http://localhost', ...product, '--login', 'a:b', '--login-page', '/login'], '--login-page ist «/login»'],
  [['shop.example', ...product], 'Nennen Sie die eine Adresse'],
  [['http://localhost'], 'Nennen Sie mit --product'],
  [['http://localhost', ...product, '--order'], '--order bestellt etwas und braucht --write.'],
  [['http://localhost', ...product, '--quantity', 'x'], '--quantity ist «x»'],
  [['http://localhost', ...product, '--header', 'X-Key'], '--header «X-Key» braucht einen Doppelpunkt'],
  [['http://localhost', ...product, '--csrf', 'X-Token'], '--csrf nennt «X-Token»'],
  [['http://localhost', ...product, '--address', '{'], '--address ist kein JSON-Objekt.'],
  [['http://localhost', ...product, '--format', 'xml'], 'Die Form «xml» gibt es nicht.'],
  [['http://localhost', ...product, '--schreiben'], 'npx krume contract'],
])('krume contract rejects the arguments %j', async (args, says) => {
  const { code, err } = await run(...args);
  expect([code, err]).toEqual([2, expect.stringContaining(says)]);
});

test('if the URL contains a password, krume contract rejects the URL and does not print the password', async () => {
  const { code, out, err } = await run('https://anna:geheim@shop.example/api', ...product);
  expect(code).toBe(2);
  expect(err).toContain('In der Adresse steht ein Passwort.');
  expect(out + err).not.toContain('geheim');
});

test('if an unexpected error occurs, krume contract prints the error and exits with code 2', async () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new RangeError('no entropy');
  });
  const { code, out, err } = await run('http://localhost', ...product);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('Der Befehl ist an einem unerwarteten Fehler gescheitert und hat kein Ergebnis.');
  expect(err).toContain('RangeError: no entropy\n    at ');
});

test('krume contract --help prints the help text', async () => {
  expect((await run('--help')).out).toContain('--write');
});
