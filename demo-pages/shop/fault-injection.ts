import type { Context, MiddlewareHandler } from 'hono';
import { countDown, type Faults, isInScope } from './faults.ts';
import { refusal } from './refusal.ts';
import type { ShopEnv } from './session.ts';

export interface FaultEffects {
  random: () => number;
  /** Resolves after so many milliseconds */
  wait: (milliseconds: number) => Promise<void>;
  /** Closes a request's connection without an answer, given the adapter's bindings */
  dropConnection: (bindings: unknown) => Response;
}

const errorPage =
  '<!doctype html><html lang="de"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>nginx</p></html>';

/** Makes the session's calls as slow and as broken as its faults say. */
export function injectFaults({ random, wait, dropConnection }: FaultEffects): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const { session } = c.var;
    const { delay, mode, scope } = session.faults;
    if (!isInScope(scope, c.req.method, c.req.path)) return next();

    session.faults = countDown(session.faults);
    const milliseconds = delay === 'random' ? Math.round(random() * 500) : delay;
    if (milliseconds > 0) await wait(milliseconds);

    if (mode === 'offline') return dropConnection(c.env);
    if (mode === 'html') return c.html(errorPage, 200);
    if (mode === '500') throw refusal(500, 'Der Shop ist gerade nicht erreichbar.');
    if (mode === '401') throw refusal(401, 'Die Sitzung ist abgelaufen.');
    await next();
    if (mode !== 'ok') await corrupt(c, mode, dropConnection);
  };
}

async function corrupt(
  c: Context<ShopEnv>,
  mode: Exclude<Faults['mode'], 'ok'>,
  dropConnection: FaultEffects['dropConnection'],
): Promise<void> {
  const text = await c.res.text();
  const { status } = c.res;
  // Unset first: Hono otherwise copies the old headers into the new response, which Response.error() forbids.
  c.res = undefined;
  if (mode === 'lost') c.res = dropConnection(c.env);
  else if (mode === 'empty') c.res = new Response('', { status });
  else {
    const half = text.slice(0, Math.max(1, Math.floor(text.length / 2)));
    c.res = new Response(half, { status, headers: { 'Content-Type': 'application/json' } });
  }
}
