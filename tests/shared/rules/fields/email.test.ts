import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { email, emailOf, isEmail } from '../../../../shared/rules/fields/email.ts';
import { formText } from '../../../../shared/text/form.ts';
import { seeded } from '../../../support/data/seeded.ts';

test.each([
  'anna@example.ch',
  'anna.muster+brot@mail.example.swiss',
  "o'neill_1@example-shop.ch",
  'info@bäckerei.ch',
  '"anna.muster"@example.ch',
  'anna@[192.168.0.1]',
  'anna@[255.255.255.255]',
])('isEmail() returns true for %s (shop.md section 5)', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'anna',
  'anna@',
  '@example.ch',
  'anna@example',
  'anna@example.c',
  'anna@example.c1',
  'anna@192.168.0.1',
  'anna@[192.168.0]',
  'anna@[192.168.0.256]',
  'anna@[192.168.0.1',
  'anna..muster@example.ch',
  '.anna@example.ch',
  'anna@@example.ch',
  'anna@example..ch',
  'anna, beat@example.ch',
  '<anna@example.ch>',
  'anna@example.ch\n',
  ' anna@example.ch',
])('isEmail() returns false for %j (shop.md section 5)', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('an e-mail address that contains white space is invalid', () => {
  const around = fc.constantFrom('anna@example.ch', '"anna"@example.ch', 'anna@[10.0.0.1]');
  const space = fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u2003');
  fc.assert(
    fc.property(around, space, fc.nat(), (address, white, at) => {
      const place = at % (address.length + 1);
      return !isEmail(address.slice(0, place) + white + address.slice(place));
    }),
    seeded(200),
  );
});

test('each e-mail address of letters and digits with a top-level domain of 2 to 6 letters is valid', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  fc.assert(
    fc.property(word, word, fc.stringMatching(/^[a-z]{2,6}$/), (local, domain, top) =>
      isEmail(`${local}@${domain}.${top}`),
    ),
    seeded(200),
  );
});

test('the e-mail field trims an e-mail address (shop.md section 5)', () => {
  expect(safeParse(email, ' anna@example.ch ').output).toBe('anna@example.ch');
});

test.each([undefined, null, '', 'anna', 'an na@example.ch', 5])('the e-mail field rejects %j', (value) => {
  expect(safeParse(email, value).success).toBe(false);
});

test.each(['info@bäckerei.ch', 'info@ba\u0308ckerei.ch', 'info@torten.straße.ch', 'info@пример.рф'])(
  'the e-mail address %s is valid by default, and invalid if the page rejects umlaut domains',
  (address) => {
    expect(safeParse(emailOf({ umlautDomains: true }), address).success).toBe(true);
    const [issue] = safeParse(emailOf({ umlautDomains: false }), address).issues ?? [];
    expect(issue?.message).toBe(formText.emailDomain);
  },
);

test('the check for umlaut domains ignores umlauts before the @ of an e-mail address', () => {
  const field = emailOf({ umlautDomains: false });
  expect(safeParse(field, ' änni@example.ch ').output).toBe('änni@example.ch');
  expect(safeParse(field, 'anna@[192.168.0.1]').success).toBe(true);
  expect(safeParse(field, 'info@bäckerei').issues?.[0]?.message).toBe(formText.email);
});
