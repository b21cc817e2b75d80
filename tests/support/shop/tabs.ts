import { vi } from 'vitest';

/** The other tab of the shop: what it receives from this one, and what it sends. */
export function openOtherTab() {
  const received: unknown[] = [];
  const channels = new Set<FakeChannel>();
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | undefined;
    constructor(readonly name: string) {
      channels.add(this);
    }
    postMessage = (message: unknown) => received.push(structuredClone(message));
    close = () => channels.delete(this);
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  return {
    received,
    openChannels: () => [...channels].map(({ name }) => name),
    postMessage: (data: unknown) => {
      for (const channel of channels) channel.onmessage?.({ data });
    },
  };
}

/** The page goes into the back/forward cache, or comes back out of it. */
export const leavePage = () => dispatchEvent(new Event('pagehide'));
export const returnToPage = (persisted = true) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** How the page was opened: by a link, again, or from the history. */
export const arriveBy = (type: NavigationTimingType) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation((kind) => (kind === 'navigation' ? [{ type } as unknown as PerformanceEntry] : []));
