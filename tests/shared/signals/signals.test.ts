// @vitest-environment page
import { expect, test } from 'vitest';
import { emit, listen } from '../../../shared/signals/signals.ts';
import { listenToConsole } from '../../support/page/page.ts';

// shop.md section 4, "Session": the global signals

test('emit() passes the details of a signal to the listeners of this signal', () => {
  const events: unknown[] = [];
  listen('product-added-to-cart', (detail) => events.push(detail), AbortSignal.abort());
  listen('product-added-to-cart', (detail) => events.push(detail));
  listen('product-removed-from-cart', () => events.push('removed'));
  emit('product-added-to-cart', { productId: '4711', totalItems: 3 });
  expect(events).toEqual([{ productId: '4711', totalItems: 3 }]);
});

test('if a listener throws an error, emit() logs the error and calls the other listeners', () => {
  const { messages } = listenToConsole();
  const events: string[] = [];
  listen('cart-item-changed', () => {
    throw Error('Mehl ist aus');
  });
  listen('cart-item-changed', () => events.push('second'));
  emit('cart-item-changed', { itemId: '1' });
  expect(events).toEqual(['second']);
  expect(messages).toEqual(['Krume: a listener of cart-item-changed failed']);
});

test('listen() removes a listener when the listener’s abort signal aborts', () => {
  const abort = new AbortController();
  const events: string[] = [];
  listen('account-panel-opened', () => events.push('heard'), abort.signal);
  emit('account-panel-opened', {});
  abort.abort();
  emit('account-panel-opened', {});
  expect(events).toEqual(['heard']);
});

test('emit() calls the next listener even if a listener removes itself during the call', () => {
  const abort = new AbortController();
  const events: string[] = [];
  listen('product-removed-from-wishlist', () => abort.abort(), abort.signal);
  listen('product-removed-from-wishlist', () => events.push('next'));
  emit('product-removed-from-wishlist', { productId: '1' });
  expect(events).toEqual(['next']);
});

test('emit() dispatches a DOM event on the document after calling the listeners', () => {
  const events: unknown[] = [];
  listen('product-added-to-wishlist', () => events.push('ours'));
  document.addEventListener(
    'krume:product-added-to-wishlist',
    (event) => events.push((event as CustomEvent).detail),
    { once: true },
  );
  emit('product-added-to-wishlist', { productId: '4711', totalItems: 1 });
  expect(events).toEqual(['ours', { productId: '4711', totalItems: 1 }]);
});
