import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { Cart } from '../../../../shared/model/cart.ts';
import { ItemCount } from '../../../../shared/model/item-count.ts';
import { jpeg, png } from '../../picture-headers.ts';
import { createVisitor, openTestShop } from '../../visitor.ts';

const ruchbrot = '/rest/cart/item/4711';
const miniSandwich = '/rest/cart/item/4751';

describe('the cart calls (shop.md section 7)', () => {
  test("a new visitor's cart is empty", async () => {
    expect(await createVisitor().cart()).toMatchObject({
      itemsCount: 0,
      itemsQuantity: 0,
      items: [],
      total: { grandTotal: 0 },
    });
  });

  test('adding a product returns the number of pieces in the cart', async () => {
    const visitor = createVisitor();
    const response = await visitor.call('POST', ruchbrot, {
      quantity: 2,
      productOptions: [],
      customOptions: [],
    });

    expect(response.status).toBe(201);
    expect(parse(ItemCount, await response.json())).toEqual({ totalItems: 2 });
  });

  test('if a product is added twice, the cart has one line with the sum of the quantities', async () => {
    const visitor = createVisitor();
    await visitor.call('POST', ruchbrot, { quantity: 2 });
    await visitor.call('POST', ruchbrot, { quantity: 3 });

    expect(await visitor.cart()).toMatchObject({ itemsCount: 1, itemsQuantity: 5, items: [{ quantity: 5 }] });
  });

  test('a cart line lists each allergen of the product, its variant and its options once', async () => {
    const visitor = createVisitor();
    await visitor.call('POST', '/rest/cart/item/4756', {
      quantity: 1,
      productOptions: [
        { id: 176, value: 4162 },
        { id: 177, value: 4167 },
        { id: 178, value: 4168 },
      ],
      customOptions: [{ id: 41, type: 'drop_down', value: '413' }],
    });
    const { items } = parse(Cart, await visitor.cart());
    expect(items[0]?.allergens).toEqual([
      'Weizen',
      'Gluten',
      'Milch',
      'Ei',
      'Senf',
      'Sellerie',
      'Fisch',
      'Soja',
    ]);
    const page = await visitor.page('/warenkorb');
    expect(page).toContain('<span>Fisch</span>');
    expect(page).toContain('<span>Soja</span>');
  });

  test('the cart shows the picture of a cake box, and only the visitor who added the box can download its files', async () => {
    const shop = openTestShop();
    const visitor = createVisitor(shop);
    const picture = png(800, 600);
    const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
    const sent = await visitor.call('POST', '/rest/cart/item/4736', {
      quantity: 1,
      productOptions: [
        { id: 182, value: 367 },
        { id: 185, value: 4181 },
      ],
      customOptions: [
        { id: 20, type: 'file', value: { name: 'print.png', type: 'image/png', base64: base64(picture) } },
        {
          id: 21,
          type: 'file',
          value: { name: 'anordnung.jpg', type: 'image/jpeg', base64: base64(jpeg(640, 640)) },
        },
      ],
    });
    expect(sent.status).toBe(201);
    const { items } = parse(Cart, await visitor.cart());
    const [print, layout] = items[0]?.customOptions ?? [];
    expect(items[0]?.thumb).toBe(layout?.url);
    const page = await visitor.page('/warenkorb');
    expect(page).toContain(`<img src="${layout?.url}"`);
    expect(page).toContain(`<a href="${print?.url}" download="print.png">`);

    const reply = await visitor.send(String(print?.url));
    expect(reply.headers.get('Content-Type')).toBe('image/png');
    expect(reply.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''print.png");
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(picture);
    expect((await createVisitor(shop).send(String(print?.url))).status).toBe(404);
    await visitor.call('DELETE', `/rest/cart/item/${items[0]?.itemId}`);
    expect((await visitor.send(String(print?.url))).status).toBe(404);
  });

  test('the cart response has the structure that shop.md section 3 specifies', async () => {
    const visitor = createVisitor();
    await visitor.call('POST', '/rest/cart/item/4713', { quantity: 1 });

    const cart = parse(Cart, await visitor.cart());
    expect(cart.items[0]).toMatchObject({
      itemId: '1',
      articleNumber: '4713',
      name: 'Butter\u00adzopf',
      price: 7.8,
      slug: '/produkt/butterzopf',
      thumb: '/artwork/butterzopf.svg',
      preparationDays: 1,
      minimumOrder: 1,
      isPostal: false,
      availabilityDays: [
        { id: '4', label: 'Freitag' },
        { id: '5', label: 'Samstag' },
        { id: '6', label: 'Sonntag' },
      ],
    });
  });

  test('the cart item of a seasonal product contains the next period in which the product is not sold', async () => {
    const visitor = createVisitor();
    await visitor.call('POST', '/rest/cart/item/4734', { quantity: 2 });
    await visitor.call('POST', ruchbrot, { quantity: 1 });

    const cart = parse(Cart, await visitor.cart());
    expect(cart.items[0]).toMatchObject({ blockedFrom: '2026-10-01', blockedUntil: '2027-03-31' });
    expect(cart.items[1]?.blockedFrom).toBeUndefined();
  });

  test('cart totals include special prices and are exact to the Rappen', async () => {
    const visitor = createVisitor();
    await visitor.call('POST', '/rest/cart/item/4723', { quantity: 7 }); // As floats, 7 × 1.30 is 9.100000000000001
    await visitor.call('POST', '/rest/cart/item/4715', { quantity: 3 }); // The special price of 5.40 applies instead of 6.40

    expect((await visitor.cart()).total).toEqual({ grandTotal: 25.3, subTotalInclTax: 25.3 });
  });

  test('the cart call changes the quantity of a line, and removes the line', async () => {
    const visitor = createVisitor();
    await visitor.call('POST', ruchbrot, { quantity: 2 });
    await visitor.call('POST', miniSandwich, { quantity: 10 });

    expect(await (await visitor.call('PATCH', '/rest/cart/item/2', { quantity: 12 })).json()).toEqual({
      totalItems: 14,
    });
    expect(await (await visitor.call('DELETE', '/rest/cart/item/1')).json()).toEqual({ totalItems: 12 });
    expect((await visitor.cart()).items).toMatchObject([{ itemId: 2, quantity: 12 }]);
  });

  test('two visitors have separate carts', async () => {
    const shop = openTestShop();
    const [anna, urs] = [createVisitor(shop), createVisitor(shop)];
    await anna.call('POST', ruchbrot, { quantity: 1 });

    expect(await urs.cart()).toMatchObject({ itemsCount: 0 });
  });

  test.each<[string, string, string, unknown, number]>([
    ['an unknown product', 'POST', '/rest/cart/item/1', { quantity: 1 }, 404],
    ['an unknown product with an invalid quantity', 'POST', '/rest/cart/item/1', { quantity: 0 }, 404],
    ['a quantity below the minimum order', 'POST', miniSandwich, { quantity: 9 }, 400],
    ['a fractional quantity', 'POST', ruchbrot, { quantity: 1.5 }, 400],
    ['the quantity 0', 'POST', ruchbrot, { quantity: 0 }, 400],
    ['a negative quantity', 'POST', ruchbrot, { quantity: -1 }, 400],
    ['a quantity above 999', 'POST', ruchbrot, { quantity: 1000 }, 400],
    ['a quantity that is not a number', 'POST', ruchbrot, { quantity: '3' }, 400],
    ['a missing quantity', 'POST', ruchbrot, {}, 400],
    ['an unknown cart line', 'PATCH', '/rest/cart/item/77', { quantity: 1 }, 404],
    ['an unknown cart line', 'DELETE', '/rest/cart/item/77', undefined, 404],
    ['an unknown call', 'GET', '/rest/nothing', undefined, 404],
  ])('the shop refuses %s (%s %s %j) with status %i', async (_, method, path, body, status) => {
    const visitor = createVisitor();
    const response = await visitor.call(method, path, body);

    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      Code: status,
      Message: expect.any(String),
      Data: expect.any(Object),
    });
    expect(await visitor.cart()).toMatchObject({ itemsCount: 0 });
  });

  test('the cart call refuses a body that is not JSON', async () => {
    const response = await createVisitor().send(ruchbrot, { method: 'POST', body: 'quantity=2' });
    expect(response.status).toBe(400);
  });

  test('the cart call refuses a quantity below the minimum or above 999', async () => {
    const visitor = createVisitor();
    await visitor.call('POST', miniSandwich, { quantity: 990 });

    expect((await visitor.call('PATCH', '/rest/cart/item/1', { quantity: 9 })).status).toBe(400);
    expect((await visitor.call('POST', miniSandwich, { quantity: 10 })).status).toBe(400);
    expect(await visitor.cart()).toMatchObject({ itemsQuantity: 990 });
  });

  test('the quantity of a cart line can be increased by less than the minimum order', async () => {
    const visitor = createVisitor();
    await visitor.call('POST', miniSandwich, { quantity: 10 });
    const response = await visitor.call('POST', miniSandwich, { quantity: 1 });
    expect(await response.json()).toEqual({ totalItems: 11 });
  });
});

describe('the wishlist calls (shop.md section 7)', () => {
  const heart = '/rest/product/4711/wishlist';

  test('the wishlist call responds to a guest with 401 (shop.md section 6)', async () => {
    const guest = createVisitor();
    expect((await guest.call('POST', heart, { quantity: 1 })).status).toBe(401);
    expect((await guest.call('DELETE', heart)).status).toBe(401);
    expect((await guest.call('POST', '/rest/cart/wishlist')).status).toBe(401);
  });

  test('the wishlist contains each product once', async () => {
    const customer = createVisitor();
    await customer.signIn();
    const counts = [];
    for (const id of [4711, 4712, 4711]) {
      const response = await customer.call('POST', `/rest/product/${id}/wishlist`, { quantity: 1 });
      counts.push((await response.json()).totalItems);
    }
    expect(counts).toEqual([1, 2, 2]);
  });

  test('if a product is removed from the wishlist twice, the second call is not an error', async () => {
    const customer = createVisitor();
    await customer.signIn();
    await customer.call('POST', heart, { quantity: 1 });

    expect(await (await customer.call('DELETE', heart)).json()).toEqual({ totalItems: 0 });
    expect((await customer.call('DELETE', heart)).status).toBe(200);
  });

  test('the wishlist call refuses unknown and invalid product ids', async () => {
    const customer = createVisitor();
    await customer.signIn();
    expect((await customer.call('POST', '/rest/product/1/wishlist', { quantity: 1 })).status).toBe(404);
    expect((await customer.call('DELETE', '/rest/product/1/wishlist')).status).toBe(404);
    expect((await customer.call('POST', heart, { quantity: 0.5 })).status).toBe(400);
  });

  test('adding the wishlist to the cart applies minimum orders and empties the wishlist', async () => {
    const customer = createVisitor();
    await customer.signIn();
    await customer.call('POST', heart, { quantity: 2 });
    await customer.call('POST', '/rest/product/4751/wishlist', { quantity: 1 });

    expect(await (await customer.call('POST', '/rest/cart/wishlist')).json()).toEqual({
      totalItems: 12,
      skipped: [],
    });
    expect(await customer.page('/wunschliste')).toContain('Keine Produkte in der Wunschliste.');
  });

  test('when the wishlist is added to the cart, products that cannot be added stay on the wishlist', async () => {
    const customer = createVisitor();
    await customer.signIn();
    await customer.call('POST', '/rest/cart/item/4712', { quantity: 999 });
    for (const id of [4711, 4712, 4732, 4713])
      await customer.call('POST', `/rest/product/${id}/wishlist`, { quantity: 1 });
    await customer.call('POST', '/demo/gone', { productId: 4713 });

    const reply = await customer.call('POST', '/rest/cart/wishlist');
    expect(await reply.json()).toEqual({ totalItems: 1000, skipped: [4712, 4732, 4713] });
    const page = await customer.page('/wunschliste');
    expect([page.includes('Geburtstagstorte'), page.includes('data-product-id="4711"')]).toEqual([
      true,
      false,
    ]);
  });

  test('if no product on the wishlist can be ordered, the shop refuses to add the wishlist to the cart', async () => {
    const customer = createVisitor();
    await customer.signIn();
    await customer.call('POST', '/rest/product/4732/wishlist', { quantity: 1 });
    const refused = await customer.call('POST', '/rest/cart/wishlist');
    expect([refused.status, await refused.json()]).toMatchObject([400, { Data: { productId: 4732 } }]);
    expect(await customer.page('/wunschliste')).toContain('Geburtstagstorte');
  });
});
