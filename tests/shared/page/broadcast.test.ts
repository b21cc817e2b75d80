// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { broadcast, onBroadcast } from '../../../shared/page/broadcast.ts';
import { leavePage, openOtherTab, returnToPage } from '../../support/shop/tabs.ts';

let life: AbortController;

function open() {
  const heard: unknown[] = [];
  onBroadcast((message) => heard.push(message), life.signal);
  onBroadcast(() => {}, life.signal);
  return { heard };
}

beforeEach(() => {
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  vi.unstubAllGlobals();
});

test('all listeners share one channel', async () => {
  const otherTab = openOtherTab();
  const { heard } = open();
  expect(otherTab.openChannels()).toEqual(['krume']);
  broadcast({ cartCount: 2 });
  expect(otherTab.received).toEqual([{ cartCount: 2 }]);
  otherTab.postMessage({ cartCount: 3 });
  expect(heard).toEqual([{ cartCount: 3 }]);
});

test.each([undefined, null, 'news', { cartCount: 'viele' }, { heart: { productId: '1' } }])(
  'news of another version (%j) are no news',
  async (data) => {
    const otherTab = openOtherTab();
    const { heard } = open();
    otherTab.postMessage(data);
    expect(heard).toEqual([]);
  },
);

test('the channel is closed while the page is away, so that it may be cached', async () => {
  const otherTab = openOtherTab();
  const { heard } = open();
  leavePage();
  expect(otherTab.openChannels()).toEqual([]);
  broadcast({ cartCount: 1 });
  returnToPage();
  expect(otherTab.openChannels()).toContain('krume');
  otherTab.postMessage({ cartCount: 4 });
  expect(heard).toEqual([{ cartCount: 4 }]);
});

test('a browser without channels stays alone', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  open();
  expect(() => broadcast({ cartCount: 1 })).not.toThrow();
});

test('with the last listener the channel goes', () => {
  const otherTab = openOtherTab();
  open();
  life.abort();
  returnToPage();
  expect(otherTab.openChannels()).toEqual([]);
});
