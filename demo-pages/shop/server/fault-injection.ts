import type { Context, MiddlewareHandler } from 'hono';
import type { ShopEnv } from '../account/session.ts';
import { countDown, type Faults, isInScope, type WrongAnswer, wrongAnswers } from './faults.ts';

export interface FaultEffects {
  random: () => number;
  /** Resolves after the given milliseconds */
  wait: (milliseconds: number) => Promise<void>;
  /** Closes a request's connection without a response, given the adapter's bindings */
  dropConnection: (bindings: unknown) => Response;
}

/** The error page of a proxy. */
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

function wrongAnswer(answer: WrongAnswer): Response {
  const proxyTitle = proxyTitles[answer];
  if (answer === 'html' || proxyTitle) {
    const status = proxyTitle ? Number(answer) : 200;
    const page = errorPage(proxyTitle ? `${answer} ${proxyTitle}` : '502 Bad Gateway');
    return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
  }
  if (answer === 'json') return Response.json({ status: 'ok', totalItems: 'viele', id: {} });
  if (answer === 'cut')
    return new Response('{"totalItems', { headers: { 'Content-Type': 'application/json' } });
  const message = shopMessages[answer] ?? 'Das geht gerade nicht.';
  return Response.json({ Code: Number(answer), Message: message, Data: {} }, { status: Number(answer) });
}

/** Delays and breaks the session's requests according to its faults. */
export function injectFaults({ random, wait, dropConnection }: FaultEffects): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const { session } = c.var;
    const { delay, mode, scope } = session.faults;
    if (!isInScope(scope, c.req.method, c.req.path)) return next();

    session.faults = countDown(session.faults);
    const milliseconds = delay === 'random' ? Math.round(random() * 500) : delay;
    if (milliseconds > 0) await wait(milliseconds);

    if (mode === 'offline') return dropConnection(c.env);
    if (isWrongAnswer(mode)) return wrongAnswer(mode);
    await next();
    if (mode !== 'ok') await corrupt(c, mode, dropConnection);
  };
}

const isWrongAnswer = (mode: Faults['mode']): mode is WrongAnswer =>
  wrongAnswers.some((answer) => answer === mode);

async function corrupt(
  c: Context<ShopEnv>,
  mode: Exclude<Faults['mode'], 'ok' | 'offline' | WrongAnswer>,
  dropConnection: FaultEffects['dropConnection'],
): Promise<void> {
  const text = await c.res.text();
  const { status } = c.res;
  // Unset first: Hono otherwise copies the old headers into the new response, which Response.error() forbids.
  c.res = undefined;
  if (mode === 'lost') c.res = dropConnection(c.env);
  else if (mode.startsWith('done-')) c.res = wrongAnswer(mode.slice(5) as WrongAnswer);
  else if (mode === 'empty') c.res = new Response('', { status });
  else {
    const half = text.slice(0, Math.max(1, Math.floor(text.length / 2)));
    c.res = new Response(half, { status, headers: { 'Content-Type': 'application/json' } });
  }
}
