import { expect, test } from 'vitest';
import { createVisitor } from '../../visitor.ts';

const ruchbrot = '/rest/cart/item/4711';

async function refused(path: string, body: string, type = 'application/json') {
  const response = await createVisitor().send(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  });
  expect(response.status).toBe(400);
  return response.json();
}

test('for invalid JSON, the shop returns a German message', async () => {
  expect(await refused(ruchbrot, '{')).toEqual({
    Code: 400,
    Message: 'Die Anfrage ist nicht lesbar.',
    Data: {},
  });
});

test('for an invalid form, the shop returns a German message', async () => {
  expect(await refused('/login', '{}')).toMatchObject({ Message: 'Das Formular ist nicht lesbar.' });
  expect(await refused('/login', 'x', 'multipart/form-data')).toMatchObject({
    Message: 'Die Anfrage ist nicht lesbar.',
  });
});

test.each([
  [ruchbrot, {}, 'Die Anzahl fehlt oder ist keine Zahl.', 'quantity'],
  [ruchbrot, { quantity: '2' }, 'Die Anzahl fehlt oder ist keine Zahl.', 'quantity'],
  [ruchbrot, { quantity: 1, productOptions: [7] }, 'productOptions ist nicht lesbar.', 'productOptions'],
  [ruchbrot, { quantity: 1, customOptions: {} }, 'customOptions ist nicht lesbar.', 'customOptions'],
  ['/rest/product/4711/review/', {}, 'Bitte wählen Sie eine Bewertung.', 'rating'],
  [
    '/rest/product/4711/review/',
    { rating: 4, title: 'Gut' },
    'Bitte schreiben Sie einen Kommentar.',
    'comment',
  ],
])(
  'for a request to %s with the body %j, the shop returns the error: %s',
  async (path, body, message, field) => {
    expect(await refused(path, JSON.stringify(body))).toEqual({
      Code: 400,
      Message: message,
      Data: { field, fields: [expect.stringMatching(`^${field}(\\.0)?$`)] },
    });
  },
);
