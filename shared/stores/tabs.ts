import { boolean, type InferOutput, object, optional, record, safeParse, string } from 'valibot';
import { whole } from '../model/values.ts';

/** What one tab tells the others. */
const News = object({
  cartCount: optional(whole),
  wishlistCount: optional(whole),
  /** Products that were put on the wishlist (true) or taken off it */
  hearts: optional(record(string(), boolean())),
  sessionExpired: optional(boolean()),
});
export type News = InferOutput<typeof News>;

const listeners = new Set<(news: News) => void>();
let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this shop; old browsers without channels stay alone. */
export function tellTabs(news: News): void {
  channel?.postMessage(news);
}

/** Hears what other tabs tell. */
export function hearTabs(listener: (news: News) => void): void {
  listeners.add(listener);
  open();
}

function open(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('krume');
  channel.onmessage = ({ data }) => {
    const news = safeParse(News, data);
    if (news.success) for (const listener of listeners) listener(news.output);
  };
  // An open channel keeps a page out of the back/forward cache.
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
}

function close(): void {
  channel?.close();
  channel = undefined;
}
