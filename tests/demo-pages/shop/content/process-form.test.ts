import { expect, test } from 'vitest';
import { createVisitor } from '../../visitor.ts';

test.each([
  'https://evil.example/',
  '//evil.example/',
  'http://localhost:81/x',
  'javascript:alert(1)',
  'http://localhost//evil.example/',
])('submitting a form never redirects to %s', async (referer) => {
  const visitor = createVisitor();
  const response = await visitor.send('/warenkorb/artikel/4711', {
    method: 'POST',
    body: new URLSearchParams({ quantity: '1' }),
    headers: { Referer: referer },
  });
  expect(response.headers.get('Location')).toBe('/warenkorb');
});
