import { expectTypeOf, test } from 'vitest';
import type { emit, listen, Signals } from '../../../shared/signals/signals.ts';

test('the type Signals contains the eight specified signals and the two signals that connect the branch list and the map', () => {
  expectTypeOf<keyof Signals>().toEqualTypeOf<
    | 'product-added-to-wishlist'
    | 'product-removed-from-wishlist'
    | 'product-added-to-cart'
    | 'product-removed-from-cart'
    | 'cart-item-changed'
    | 'session-expired'
    | 'account-panel-opened'
    | 'cake-creator-started'
    | 'branch-on-map-requested'
    | 'branch-in-list-requested'
  >();
});

test('the type of emit() requires the details of each signal', () => {
  expectTypeOf<Parameters<typeof emit<'cart-item-changed'>>>().toEqualTypeOf<
    [name: 'cart-item-changed', detail: { itemId: string } & { totalItems?: number }]
  >();
  expectTypeOf<typeof emit<'session-expired'>>().toBeCallableWith('session-expired', {});
  expectTypeOf<{ itemId: string }>().not.toExtend<Signals['product-added-to-wishlist']>();
  expectTypeOf<{ productId: number }>().not.toExtend<Signals['product-added-to-cart']>();
  expectTypeOf<{ itemId: string; totalItems: string }>().not.toExtend<Signals['product-removed-from-cart']>();
});

test('in the type Signals, product-added-to-cart is the only signal whose productId is optional', () => {
  expectTypeOf<Record<never, never>>().toExtend<Signals['product-added-to-cart']>();
  expectTypeOf<Record<never, never>>().not.toExtend<Signals['product-added-to-wishlist']>();
  expectTypeOf<Record<never, never>>().not.toExtend<Signals['cart-item-changed']>();
});

test('the type of listen() passes the details of a signal to the listener', () => {
  expectTypeOf<Parameters<typeof listen<'cake-creator-started'>>>().toEqualTypeOf<
    [
      name: 'cake-creator-started',
      listener: (detail: Signals['cake-creator-started']) => void,
      signal?: AbortSignal,
    ]
  >();
  type WishlistListener = Parameters<typeof listen<'product-added-to-wishlist'>>[1];
  expectTypeOf<(detail: { productId: string }) => void>().toExtend<WishlistListener>();
  expectTypeOf<(detail: { itemId: string }) => void>().not.toExtend<WishlistListener>();
});
