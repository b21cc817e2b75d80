import { completionOf, resultOf } from '../../shared/kept/database/open-database.ts';
import type { Reply, Session } from '../shop/account/session.ts';
import type { ShopState } from '../shop/shop.ts';

/**
 * The shop's state in the visitor's browser. Browsers end an idle worker after a few seconds, so the state is stored.
 */
export interface KeptState {
  shop: ShopState;
  /** Session id of the visitor */
  visitor: string | undefined;
}

/** A session as stored. Only replies with a complete response are stored. */
type StoredSession = Omit<Session, 'replies'> & {
  replies: [key: string, request: string, response: Awaited<Reply['response']>][];
};

interface Stored {
  /** Version of the worker. Another version may store sessions in another format */
  version: string;
  visitor: string | undefined;
  sessions: StoredSession[];
  orders: ShopState['orders'];
  tokens: ShopState['tokens'];
}

const store = 'state';
const key = 'shop';

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return resultOf(request);
}

/** Opens the state that a worker of this version has stored; empty if there is none. */
export async function openState(name: string, version: string) {
  const database = await open(name);
  const found: Stored | undefined = await resultOf(database.transaction(store).objectStore(store).get(key));
  const state = restore(found?.version === version ? found : undefined);
  return {
    state,
    async save(): Promise<void> {
      const stored = await toStored(state, version);
      const transaction = database.transaction(store, 'readwrite');
      transaction.objectStore(store).put(stored, key);
      await completionOf(transaction);
    },
  };
}

/** State for a browser that stores nothing. It is lost when the worker ends. */
export function unkeptState(reason: unknown) {
  console.warn('The demo is not kept:', reason);
  return { state: restore(undefined), save: async () => {} };
}

function restore(stored: Stored | undefined): KeptState {
  const sessions = stored?.sessions.map((session): [string, Session] => {
    const replies = session.replies.map(
      ([name, request, response]) => [name, { request, response: Promise.resolve(response) }] as const,
    );
    return [session.id, { ...session, replies: new Map(replies) }];
  });
  return {
    visitor: stored?.visitor,
    shop: {
      sessions: new Map(sessions),
      orders: stored?.orders ?? new Map(),
      tokens: stored?.tokens ?? new Map(),
    },
  };
}

async function toStored({ shop, visitor }: KeptState, version: string): Promise<Stored> {
  const sessions = await Promise.all(
    [...shop.sessions.values()].map(async (session) => ({
      ...session,
      replies: await settled(session.replies),
    })),
  );
  return { version, visitor, sessions, orders: shop.orders, tokens: shop.tokens };
}

async function settled(replies: Session['replies']): Promise<StoredSession['replies']> {
  const known: StoredSession['replies'] = [];
  for (const [name, { request, response }] of replies) {
    const given = await Promise.race([response, undefined]).catch(() => undefined);
    if (given) known.push([name, request, given]);
  }
  return known;
}
