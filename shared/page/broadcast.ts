import { type InferOutput, object, optional, safeParse } from 'valibot';
import { flag, id, integer, text } from '../model/attributes.ts';
import { Consent, PurposeConsents } from '../model/consent.ts';
import { resettable } from '../registry/resettable.ts';
import { onAbort } from './on-abort.ts';

const Message = object({
  /** The time when the change that led to `cartCount` or `wishlistCount` was sent, in milliseconds since 1970 */
  since: optional(integer),
  cartCount: optional(integer),
  /** The count of the cart in the HTML of a page that was just opened */
  cartSeen: optional(integer),
  /** The receiver must request the cart from the shop */
  cartChanged: optional(flag),
  wishlistCount: optional(integer),
  /** A product that was put on the wishlist (`on`) or removed from the wishlist */
  heart: optional(object({ productId: id, on: flag })),
  /** The key of a cake design that was stored, emptied or ordered */
  cake: optional(object({ key: text, emptied: optional(flag), ordered: optional(flag) })),
  sessionExpired: optional(flag),
  consent: optional(Consent),
  purposes: optional(PurposeConsents),
});
export type Message = InferOutput<typeof Message>;

const listeners = new Set<(message: Message) => void>();
let channel: BroadcastChannel | undefined;

/**
 * Sends a message to the other tabs of this shop. Does nothing on a page without a listener (see `onBroadcast`), and in
 * a browser without `BroadcastChannel`.
 */
export function broadcast(message: Message): void {
  try {
    channel?.postMessage(message);
  } catch {
    // In a sandboxed frame, `postMessage` can throw. Such a frame shares no channel with other tabs
  }
}

/** Removes the `pagehide` and `pageshow` listeners; undefined while `listeners` is empty */
let life: AbortController | undefined;

/** Calls the listener for messages of other tabs, until the signal aborts. */
export function onBroadcast(listener: (message: Message) => void, signal: AbortSignal): void {
  listeners.add(listener);
  onAbort(signal, () => {
    listeners.delete(listener);
    if (listeners.size) return;
    life?.abort();
    life = undefined;
    close();
  });
  if (life) return;
  life = new AbortController();
  open();
  // The channel is closed on unload, because an open channel keeps the page out of the back/forward cache
  addEventListener('pagehide', close, { signal: life.signal });
  addEventListener('pageshow', open, { signal: life.signal });
}

function open(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  try {
    channel = new BroadcastChannel('krume');
  } catch {
    return;
  }
  channel.onmessage = ({ data }) => {
    const message = safeParse(Message, data);
    if (message.success) for (const listener of listeners) listener(message.output);
  };
}

function close(): void {
  channel?.close();
  channel = undefined;
}

resettable(() => {
  listeners.clear();
  life?.abort();
  life = undefined;
  close();
});
