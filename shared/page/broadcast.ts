import { type InferOutput, object, optional, safeParse } from 'valibot';
import { flag, id, integer, text } from '../model/attributes.ts';
import { Consent, PurposeConsents } from '../model/consent.ts';
import { onAbort } from './on-abort.ts';

/** What one tab tells the others. */
const Message = object({
  /** When the change was sent that a count is the answer of (milliseconds since 1970) */
  since: optional(integer),
  cartCount: optional(integer),
  /** As the server printed it into a page just opened */
  cartSeen: optional(integer),
  /** Its count is to be asked for */
  cartChanged: optional(flag),
  wishlistCount: optional(integer),
  /** A product that was put on the wishlist (`on`) or taken off it */
  heart: optional(object({ productId: id, on: flag })),
  /** A design of a cake was kept, emptied or ordered: its key */
  cake: optional(object({ key: text, emptied: optional(flag), ordered: optional(flag) })),
  sessionExpired: optional(flag),
  /** The answer to the banner */
  consent: optional(Consent),
  /** The answers by purpose */
  purposes: optional(PurposeConsents),
});
export type Message = InferOutput<typeof Message>;

const listeners = new Set<(message: Message) => void>();
let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this shop; a browser without channels stays alone. */
export function broadcast(message: Message): void {
  try {
    channel?.postMessage(message);
  } catch {
    // A sandboxed frame has no other tabs
  }
}

/** While anybody listens */
let life: AbortController | undefined;

/** Hears what other tabs tell, until the signal says stop. */
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
  // An open channel keeps a page out of the back/forward cache
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

/** As on a new page; for tests. */
export function resetBroadcast(): void {
  listeners.clear();
  life?.abort();
  life = undefined;
  close();
}
