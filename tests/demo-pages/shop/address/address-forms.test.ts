import { expect, test } from 'vitest';
import { createVisitor } from '../../visitor.ts';

// site.md section 2.11, "Address book" and "Address form": the address book without JavaScript

const customer = async () => {
  const visitor = createVisitor();
  await visitor.signIn();
  return visitor;
};
const book = async (visitor: Awaited<ReturnType<typeof customer>>) =>
  (await visitor.call('GET', '/rest/profile/address/')).json();
const regula = {
  firstName: 'Regula',
  lastName: 'Muster',
  company: '',
  phone: '061 555 01 24',
  street: 'Rebgasse 12',
  addition: '',
  zip: '4058',
  city: 'Basel',
};

test('the account page links to the address book, and each address links to its form', async () => {
  const visitor = await customer();
  expect(await visitor.page('/login')).toContain('<a href="/konto/adressen">');
  const page = await visitor.page('/konto/adressen');
  for (const href of ['/konto/adressen/neu', '/konto/adressen/31', '/konto/adressen/35'])
    expect(page).toContain(`href="${href}"`);
  const form = await visitor.page('/konto/adressen/32');
  expect(form).toContain('<h1>Adresse bearbeiten</h1>');
  for (const value of ['Architektur Brunner Partner AG', 'Viaduktstrasse 40', '3. Stock, Empfang'])
    expect(form).toContain(`value="${value}"`);
  expect(form).toMatch(/name="isDefaultShipping" checked/);
  expect(form).not.toMatch(/name="isDefaultBilling" checked/);
  expect((await visitor.send('/konto/adressen/99')).status).toBe(404);
});

test('the address form saves a new address and shows a message', async () => {
  const visitor = await customer();
  expect(await visitor.page('/konto/adressen/neu')).toContain('<h1>Neue Adresse</h1>');
  const response = await visitor.submit(
    '/konto/adressen',
    { ...regula, isDefaultBilling: 'on' },
    '/konto/adressen/neu',
  );
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/konto/adressen']);
  expect((await book(visitor)).at(-1)).toEqual({
    id: 101,
    firstName: 'Regula',
    lastName: 'Muster',
    phone: '061 555 01 24',
    street: ['Rebgasse 12'],
    zip: '4058',
    city: 'Basel',
    isDefaultBilling: true,
    isDefaultShipping: false,
  });
  expect(await visitor.page('/konto/adressen')).toContain('Die Adresse ist gespeichert.');
});

test('after a refusal, the address form keeps the typed values and marks the invalid field', async () => {
  const visitor = await customer();
  const response = await visitor.submit(
    '/konto/adressen/31',
    { ...regula, zip: '405' },
    '/konto/adressen/31',
  );
  expect(response.headers.get('Location')).toBe('/konto/adressen/31');
  const form = await visitor.page('/konto/adressen/31');
  expect(form).toContain('Adresse konnte nicht bearbeitet werden.');
  expect(form).toMatch(/name="zip"[^>]*value="405"[^>]*aria-invalid="true"/);
  expect(form).toContain('value="Regula"');
  expect((await book(visitor))[0].firstName).toBe('Anna');
});

test('the address form changes and deletes an address', async () => {
  const visitor = await customer();
  await visitor.submit('/konto/adressen/31', regula, '/konto/adressen/31');
  await visitor.submit('/konto/adressen/35/entfernen', {}, '/konto/adressen');
  expect(await visitor.page('/konto/adressen')).toContain('Die Adresse ist gelöscht.');
  const ids = (await book(visitor)).map(
    ({ id, firstName }: { id: number; firstName: string }) => `${id} ${firstName}`,
  );
  expect(ids).toEqual(['31 Regula', '32 Anna', '33 Maximiliane Katharina Theresia', '34 Ueli']);
});

test('the address form asks a guest to sign in', async () => {
  const response = await createVisitor().submit('/konto/adressen', regula, '/konto/adressen/neu');
  expect(response.headers.get('Location')).toBe('/login?weiter=%2Fkonto%2Fadressen%2Fneu');
});
