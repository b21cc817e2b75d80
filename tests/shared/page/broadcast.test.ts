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

test('all broadcast listeners of a page share one BroadcastChannel', async () => {
  const otherTab = openOtherTab();
  const { heard } = open();
  expect(otherTab.openChannels()).toEqual(['krume']);
  broadcast({ cartCount: 2 });
  expect(otherTab.received).toEqual([{ cartCount: 2 }]);
  otherTab.postMessage({ cartCount: 3 });
  expect(heard).toEqual([{ cartCount: 3 }]);
});

test.each([undefined, null, 'news', { cartCount: 'viele' }, { heart: { productId: '1' } }])(
  'onBroadcast ignores the invalid message %j, which another version of the bundle may send',
  async (data) => {
    const otherTab = openOtherTab();
    const { heard } = open();
    otherTab.postMessage(data);
    expect(heard).toEqual([]);
  },
);

test('when the shopper leaves a page, its BroadcastChannel is closed so that back/forward caching stays possible', async () => {
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

test('broadcast() does nothing in a browser without BroadcastChannel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  open();
  expect(() => broadcast({ cartCount: 1 })).not.toThrow();
});

test('when the last broadcast listener is removed, the page closes its BroadcastChannel', () => {
  const otherTab = openOtherTab();
  open();
  life.abort();
  returnToPage();
  expect(otherTab.openChannels()).toEqual([]);
});
