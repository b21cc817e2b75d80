// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { leavePage, openOtherTab, returnToPage } from '../../tabs.ts';

async function open() {
  vi.resetModules();
  const heard: unknown[] = [];
  const tabs = await import('../../../shared/stores/tabs.ts');
  tabs.hearTabs((news) => heard.push(news));
  tabs.hearTabs(() => {});
  return { ...tabs, heard };
}

afterEach(() => vi.unstubAllGlobals());

test('all listeners share one channel', async () => {
  const otherTab = openOtherTab();
  const { tellTabs, heard } = await open();
  expect(otherTab.openChannels()).toEqual(['krume']);
  tellTabs({ cartCount: 2 });
  expect(otherTab.heard).toEqual([{ cartCount: 2 }]);
  otherTab.say({ cartCount: 3 });
  expect(heard).toEqual([{ cartCount: 3 }]);
});

test.each([undefined, null, 'news', { cartCount: 'viele' }, { heart: { productId: '1' } }])(
  'news of another version (%j) are no news',
  async (data) => {
    const otherTab = openOtherTab();
    const { heard } = await open();
    otherTab.say(data);
    expect(heard).toEqual([]);
  },
);

test('the channel is closed while the page is away, so that it may be cached', async () => {
  const otherTab = openOtherTab();
  const { heard, tellTabs } = await open();
  leavePage();
  expect(otherTab.openChannels()).toEqual([]);
  tellTabs({ cartCount: 1 });
  returnToPage();
  expect(otherTab.openChannels()).toContain('krume');
  otherTab.say({ cartCount: 4 });
  expect(heard).toEqual([{ cartCount: 4 }]);
});

test('a browser without channels stays alone', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { tellTabs } = await open();
  expect(() => tellTabs({ cartCount: 1 })).not.toThrow();
});
