import { vi } from 'vitest';

/** Another tab of the shop: the messages that it receives from this one, and a function to send. */
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

/** Puts the page into the back/forward cache, or restores it. */
export const leavePage = () => dispatchEvent(new Event('pagehide'));
export const returnToPage = (persisted = true) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** Sets how the page was opened: by a link, by a reload, or from the history. */
export const arriveBy = (type: NavigationTimingType) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation((kind) => (kind === 'navigation' ? [{ type } as unknown as PerformanceEntry] : []));
