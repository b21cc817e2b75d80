import type { Atom, WritableAtom } from 'nanostores';
import { expectTypeOf, test } from 'vitest';
import type { Cart } from '../../../shared/model/cart.ts';
import type { Combination, ConfigurableProduct } from '../../../shared/model/product.ts';
import type { $cart, $cartCount, addToCart } from '../../../shared/stores/cart/cart.ts';
import type { derived, ProductPage } from '../../../shared/stores/product/product-page.ts';
import type { $sessionExpired } from '../../../shared/stores/session/session.ts';
import type { $wishlistCount, heartOf, setOnWishlist } from '../../../shared/stores/wishlist/wishlist.ts';

type Value<Store extends { get(): unknown }> = ReturnType<Store['get']>;

test('the types of $cart, $cartCount, $wishlistCount and heartOf() include undefined for missing values', () => {
  expectTypeOf<Value<typeof $cart>>().toEqualTypeOf<Cart | undefined>();
  expectTypeOf<Value<typeof $cartCount>>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Value<typeof $wishlistCount>>().toEqualTypeOf<number | undefined>();
  expectTypeOf<typeof heartOf>().toEqualTypeOf<(productId: string) => WritableAtom<boolean | undefined>>();
});

test('the type of $sessionExpired is boolean', () => {
  expectTypeOf<Value<typeof $sessionExpired>>().toEqualTypeOf<boolean>();
});

test('the types of addToCart() and setOnWishlist() have the specified parameters', () => {
  expectTypeOf<Parameters<typeof addToCart>[0]>().toEqualTypeOf<string>();
  expectTypeOf<{ quantity: number; productOptions: []; customOptions: [] }>().toExtend<
    Parameters<typeof addToCart>[1]
  >();
  expectTypeOf<{ productOptions: []; customOptions: [] }>().not.toExtend<Parameters<typeof addToCart>[1]>();
  expectTypeOf<typeof setOnWishlist>().parameters.toEqualTypeOf<
    [
      productId: string,
      on: boolean,
      quantity?: number,
      wish?: {
        refused?: (() => void) | undefined;
        failed?: (error: unknown, retry: () => void) => void;
        fields?: Readonly<Record<string, string>> | undefined;
        at?: number;
      },
    ]
  >();
});

test('the types of the derived stores of ProductPage are read-only', () => {
  expectTypeOf<ProductPage['$product']>().toEqualTypeOf<WritableAtom<ConfigurableProduct | undefined>>();
  expectTypeOf<ProductPage['$shown']>().toEqualTypeOf<Atom<Combination | undefined>>();
  expectTypeOf<ProductPage['$surcharges']>().toEqualTypeOf<Atom<readonly number[]>>();
  expectTypeOf<ProductPage['$variant']>().not.toExtend<WritableAtom<unknown>>();
});

test('the type of derived() passes the values of the source stores in order', () => {
  type Sources = readonly [WritableAtom<number>, Atom<string | undefined>];
  type Derive = typeof derived<boolean, Sources>;
  expectTypeOf<Parameters<Derive>[1]>().toEqualTypeOf<
    (...values: readonly [number, string | undefined]) => boolean
  >();
  expectTypeOf<ReturnType<Derive>>().toEqualTypeOf<Atom<boolean>>();
});
