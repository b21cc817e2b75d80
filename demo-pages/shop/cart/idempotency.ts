import type { MiddlewareHandler } from 'hono';
import { sha256 } from 'hono/utils/crypto';
import type { Reply, ShopEnv } from '../account/session.ts';
import { refusal } from '../server/refusal.ts';

/** Keys remembered per session. */
const capacity = 200;

/**
 * Processes a request with an `Idempotency-Key` once. A repeated request gets the same response, also while
 * the first one is running. A different request with the same key is refused (422), as in the IETF draft of
 * that header. Hidden fields are not compared, because each page has its own token. A refused request is not
 * processed, so its key can be used again.
 */
export const idempotency: MiddlewareHandler<ShopEnv> = async (c, next) => {
  const key = c.req.header('Idempotency-Key');
  if (!key || c.req.method === 'GET') return next();

  const { replies } = c.var.session;
  // Bodies can hold pictures: only their hash is kept.
  const request = `${c.req.method} ${c.req.path}\n${await sha256(withoutFields(await c.req.text()))}`;
  const earlier = replies.get(key);
  if (earlier && earlier.request !== request) {
    throw refusal(422, 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.', {}, 'key-reused');
  }
  if (earlier) {
    const { status, body } = await earlier.response;
    return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
  }

  const response = next().then(async () => ({ status: c.res.status, body: await c.res.clone().text() }));
  storeReply(replies, key, { request, response });
  const { status } = await response;
  if (status >= 400) replies.delete(key);
};

/** Stores a reply, and removes the oldest one above the capacity. */
export function storeReply(replies: Map<string, Reply>, key: string, reply: Reply): void {
  replies.set(key, reply);
  const [oldest] = replies.keys();
  if (replies.size > capacity && oldest !== undefined) replies.delete(oldest);
}

function withoutFields(body: string): string {
  try {
    const { fields: _, ...rest } = JSON.parse(body);
    return JSON.stringify(rest);
  } catch {
    return body;
  }
}
