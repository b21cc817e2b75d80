import type { MiddlewareHandler } from 'hono';
import { sha256 } from 'hono/utils/crypto';
import type { Reply, ShopEnv } from '../account/session.ts';
import { refusal } from '../server/refusal.ts';

/** Maximum number of stored keys per session. */
const capacity = 200;

/**
 * Processes a request with an `Idempotency-Key` only once. A repeated request gets the stored response, even while the
 * first request is still running. Another request with the same key gets a 422, as in the IETF draft of the header. The
 * comparison ignores the hidden form fields in `fields`, because their token differs on each page. A rejected request
 * is not processed, so its key stays usable.
 */
export const idempotency: MiddlewareHandler<ShopEnv> = async (c, next) => {
  const key = c.req.header('Idempotency-Key');
  if (!key || c.req.method === 'GET') return next();

  const { replies } = c.var.session;
  // The body is hashed because it can contain pictures
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

/** Stores a reply. Beyond the capacity, the oldest reply is removed. */
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
