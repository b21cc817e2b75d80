import type { Context, MiddlewareHandler } from 'hono';
import type { ShopEnv } from '../account/session.ts';
import { countDown, type Faults, isInScope, type WrongResponse, wrongResponses } from './faults.ts';

export interface FaultEffects {
  random: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Closes a connection without a response. Takes the bindings of the server adapter */
  dropConnection: (bindings: unknown) => Response;
}

/** An error page as a proxy sends it. */
const errorPage = (title: string) =>
  `<!doctype html><html lang="de"><title>${title}</title><h1>${title}</h1><p>nginx</p></html>`;

const proxyTitles: Readonly<Record<string, string>> = {
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Time-out',
};

const shopMessages: Readonly<Record<string, string>> = {
  401: 'Die Sitzung ist abgelaufen.',
  500: 'Der Shop ist gerade nicht erreichbar.',
};

function wrongResponse(mode: WrongResponse): Response {
  const proxyTitle = proxyTitles[mode];
  if (mode === 'html' || proxyTitle) {
    const status = proxyTitle ? Number(mode) : 200;
    const page = errorPage(proxyTitle ? `${mode} ${proxyTitle}` : '502 Bad Gateway');
    return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
  }
  if (mode === 'json') return Response.json({ status: 'ok', totalItems: 'viele', id: {} });
  if (mode === 'cut')
    return new Response('{"totalItems', { headers: { 'Content-Type': 'application/json' } });
  const message = shopMessages[mode] ?? 'Das geht gerade nicht.';
  return Response.json({ Code: Number(mode), Message: message, Data: {} }, { status: Number(mode) });
}

/** Delays or breaks requests as set in the faults of the session. */
export function injectFaults({ random, wait, dropConnection }: FaultEffects): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const { session } = c.var;
    const { delay, mode, scope } = session.faults;
    if (!isInScope(scope, c.req.method, c.req.path)) return next();

    session.faults = countDown(session.faults);
    const milliseconds = delay === 'random' ? Math.round(random() * 500) : delay;
    if (milliseconds > 0) await wait(milliseconds);

    if (mode === 'offline') return dropConnection(c.env);
    if (isWrongResponse(mode)) return wrongResponse(mode);
    await next();
    if (mode !== 'ok') await corrupt(c, mode, dropConnection);
  };
}

const isWrongResponse = (mode: Faults['mode']): mode is WrongResponse =>
  wrongResponses.some((response) => response === mode);

async function corrupt(
  c: Context<ShopEnv>,
  mode: Exclude<Faults['mode'], 'ok' | 'offline' | WrongResponse>,
  dropConnection: FaultEffects['dropConnection'],
): Promise<void> {
  const text = await c.res.text();
  const { status } = c.res;
  // The response is cleared first, because Hono would copy the old headers into the new response, and Response.error()
  // does not allow that
  c.res = undefined;
  if (mode === 'lost') c.res = dropConnection(c.env);
  else if (mode.startsWith('done-')) c.res = wrongResponse(mode.slice(5) as WrongResponse);
  else if (mode === 'empty') c.res = new Response('', { status });
  else {
    const half = text.slice(0, Math.max(1, Math.floor(text.length / 2)));
    c.res = new Response(half, { status, headers: { 'Content-Type': 'application/json' } });
  }
}
