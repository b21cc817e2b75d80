import { describe, expect, test } from 'vitest';
import { createVisitor } from '../../visitor.ts';

describe('the wishlist without JavaScript', () => {
  test('a guest who adds a product to the wishlist signs in first, and then returns to the product list', async () => {
    const guest = createVisitor();
    const response = await guest.submit('/wunschliste/4711', {}, '/produkte?sortierung=name');
    expect(response.headers.get('Location')).toBe('/login?weiter=%2Fprodukte%3Fsortierung%3Dname');

    const fields = { username: 'anna@example.ch', password: 'gipfeli', weiter: '/produkte?sortierung=name' };
    const login = await guest.submit('/login', fields, '/login');
    expect(login.headers.get('Location')).toBe('/produkte?sortierung=name');
  });

  test('a customer can add a product to the wishlist, view the wishlist and remove the product', async () => {
    const customer = createVisitor();
    await customer.signIn();
    await customer.submit('/wunschliste/4711');
    expect(await customer.page('/wunschliste')).toContain('Ruchbrot');
    expect(await customer.page('/produkte')).toContain('data-product-id="4711" data-active="true"');

    await customer.submit('/wunschliste/4711/entfernen', {}, '/wunschliste');
    expect(await customer.page('/wunschliste')).toContain('Keine Produkte in der Wunschliste.');
  });
});

describe('the review form without JavaScript', () => {
  const review = { rating: '4', title: 'Gut', comment: 'Knusprig.', customer: 'Beat' };

  test('after a review is submitted, the page shows the review and a thank-you message', async () => {
    const visitor = createVisitor();
    const response = await visitor.submit('/bewertung/4712', review, '/produkt/basler-brot');
    expect(response.headers.get('Location')).toBe('/produkt/basler-brot#bewertungen');
    expect(await visitor.page('/produkt/basler-brot')).toContain('Vielen Dank für Ihre Bewertung.');
    expect(await visitor.page('/produkt/basler-brot?bewertungen=1')).toContain('Knusprig.');
  });

  test.each([
    [{ rating: '' }, 'Bitte wählen Sie eine Bewertung.'],
    [{ rating: '6' }, 'Die Bewertung ist eine ganze Zahl von 1 bis 5.'],
    [{ title: ' ' }, 'Bitte geben Sie einen Titel an.'],
    [{ customer: '' }, 'Bitte geben Sie Ihren Namen an.'],
  ])(
    'after a review with %j is refused, the form keeps its values and shows the message %s',
    async (change, message) => {
      const visitor = createVisitor();
      await visitor.submit('/bewertung/4712', { ...review, ...change }, '/produkt/basler-brot');
      const page = await visitor.page('/produkt/basler-brot?bewertungen=1');
      expect(page).toContain(message);
      expect(page).toContain('Knusprig.</textarea>');
    },
  );
});
