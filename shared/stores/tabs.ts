import { type InferOutput, object, optional, safeParse } from 'valibot';
import { flag, id, integer } from '../registry/widget/attributes.ts';

/** What one tab tells the others. */
const News = object({
  cartCount: optional(integer),
  /** As the server printed it into a page just opened */
  cartSeen: optional(integer),
  wishlistCount: optional(integer),
  /** A product that was put on the wishlist (`on`) or taken off it */
  heart: optional(object({ productId: id, on: flag })),
  sessionExpired: optional(flag),
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
