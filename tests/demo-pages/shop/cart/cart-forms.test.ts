import { describe, expect, test } from 'vitest';
import { createVisitor } from '../../visitor.ts';

describe('the cart without JavaScript', () => {
  test('the product form adds the product, and the message is no longer on the page after a reload', async () => {
    const visitor = createVisitor();
    const response = await visitor.submit('/warenkorb/artikel/4711', { quantity: '2' }, '/produkt/ruchbrot');

    expect([response.status, response.headers.get('Location')]).toEqual([303, '/produkt/ruchbrot']);
    const page = await visitor.page('/produkt/ruchbrot');
    expect(page).toContain('Ruchbrot ist im Warenkorb.');
    expect(page).toContain('data-widget="cart-flyout" data-count="2"');
    expect(await visitor.page('/produkt/ruchbrot')).not.toContain('Ruchbrot ist im Warenkorb.');
  });

  test.each(['', '1.5', 'viele', '0', '1000'])(
    'the product form refuses the quantity %j and shows a message',
    async (quantity) => {
      const visitor = createVisitor();
      await visitor.submit('/warenkorb/artikel/4711', { quantity });

      expect(await visitor.page('/produkte')).toContain(
        'Produkt konnte nicht zum Warenkorb hinzugefügt werden.',
      );
      expect(await visitor.cart()).toMatchObject({ itemsQuantity: 0 });
    },
  );

  test('the cart form changes and removes a line', async () => {
    const visitor = createVisitor();
    await visitor.submit('/warenkorb/artikel/4711', { quantity: '2' });
    await visitor.submit('/warenkorb/position/1', { quantity: '5' }, '/warenkorb');
    expect(await visitor.page('/warenkorb')).toContain('CHF 21.00');

    await visitor.submit('/warenkorb/position/1/entfernen', {}, '/warenkorb');
    expect(await visitor.page('/warenkorb')).toContain('Noch keine Produkte im Warenkorb.');
  });

  test('adding the wishlist to the cart skips products that need a choice, and names the skipped products', async () => {
    const customer = createVisitor();
    await customer.signIn();
    await customer.submit('/wunschliste/4711');
    await customer.submit('/wunschliste/4732');
    await customer.submit('/warenkorb/wunschliste', {}, '/wunschliste');
    expect(await customer.page('/wunschliste')).toContain(
      'Ihre Wunschliste ist im Warenkorb, ohne Geburtstagstorte Konfetti: Bitte treffen Sie zuerst Ihre Auswahl.',
    );
  });

  test('the form on the wishlist page adds all products on the wishlist to the cart', async () => {
    const customer = createVisitor();
    await customer.signIn();
    await customer.submit('/wunschliste/4711');
    await customer.submit('/wunschliste/4751');
    await customer.submit('/warenkorb/wunschliste', {}, '/wunschliste');
    expect(await customer.cart()).toMatchObject({ itemsQuantity: 11 });
  });
});
