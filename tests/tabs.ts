import { vi } from 'vitest';

/** The other tab of the shop: what it hears of this one, and what it says. */
export function openOtherTab() {
  const heard: unknown[] = [];
  const channels = new Set<FakeChannel>();
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | undefined;
    constructor(readonly name: string) {
      channels.add(this);
    }
    postMessage = (news: unknown) => heard.push(structuredClone(news));
    close = () => channels.delete(this);
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  return {
    heard,
    openChannels: () => [...channels].map(({ name }) => name),
    say: (data: unknown) => {
      for (const channel of channels) channel.onmessage?.({ data });
    },
  };
}

/** The page goes into the back/forward cache, or comes back out of it. */
export const leavePage = () => dispatchEvent(new Event('pagehide'));
export const returnToPage = (persisted = true) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
