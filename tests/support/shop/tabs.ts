import { vi } from 'vitest';

/** A second tab of the shop. Contains the messages that it has received, and a function that sends a message. */
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

/** Simulates that the page enters the back/forward cache. */
export const leavePage = () => dispatchEvent(new Event('pagehide'));
export const returnToPage = (persisted = true) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** Stub values for the browser's navigation entry. */
type Navigation = Partial<Pick<PerformanceNavigationTiming, 'type'>> & {
  activationStart?: number;
  deliveryType?: string;
};

const arrive = (navigation: Navigation) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation((kind) => (kind === 'navigation' ? [navigation as unknown as PerformanceEntry] : []));

/** Sets how the user opened the page: by a link, by a reload, or from the history. */
export const arriveBy = (type: NavigationTimingType) => arrive({ type });

/** Simulates a page that the browser loaded before the user opened it. */
export const arriveAhead = (how: 'prerendered' | 'prefetched' | 'cached') =>
  arrive(
    {
      prerendered: { activationStart: 1200 },
      prefetched: { deliveryType: 'navigational-prefetch' },
      cached: { deliveryType: 'cache' },
    }[how],
  );
