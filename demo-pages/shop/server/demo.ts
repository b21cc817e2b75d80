import { type Context, Hono } from 'hono';
import { validator } from 'hono/validator';
import {
  type GenericSchema,
  integer,
  isoDate,
  literal,
  message,
  number,
  object,
  optional,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import { BotCheckMode } from '../../bot-check/mode.ts';
import type { ShopEnv } from '../account/session.ts';
import { returnPath } from '../content/form-answer.ts';
import { Faults } from './faults.ts';
import { requireValid } from './validate.ts';

/** Reports kept; a page that breaks the policy in a loop must not fill the memory. */
const capacity = 500;

/** A product to take out of the range; without one, all are there again. */
const Gone = message(
  object({
    productId: optional(
      pipe(
        union([number(), string()]),
        transform((id) => (id === '' ? undefined : Number(id))),
        optional(pipe(number(), integer())),
      ),
    ),
  }),
  'Erwartet wird productId, die Nummer eines Produkts, oder nichts.',
);

/** A day that is to be full; without one, all days are free again. */
const Full = message(
  object({ date: optional(union([literal(''), pipe(string(), isoDate())]), '') }),
  'Erwartet wird date, ein Tag wie 2026-12-24, oder nichts.',
);

/**
 * What only a demo has: faults, products that are gone, days that are full, the end of a session, and the browser's reports of policy
 * violations.
 */
export function demo(): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();
  let reports: unknown[] = [];

  site.get('/faults', (c) => c.json(c.var.session.faults));
  site.post('/faults', sent(Faults), (c) => {
    c.var.session.faults = c.req.valid('json');
    return answer(c, c.var.session.faults);
  });

  site.get('/bot-check', (c) => c.json({ mode: c.var.session.botCheck }));
  site.post('/bot-check', sent(BotCheckMode), (c) => {
    const { mode } = c.req.valid('json');
    c.var.session.botCheck = mode;
    return answer(c, { mode });
  });

  site.get('/gone', (c) => c.json({ gone: [...c.var.session.gone] }));
  site.post('/gone', sent(Gone), (c) => {
    const { productId } = c.req.valid('json');
    if (productId === undefined) c.var.session.gone.clear();
    else c.var.session.gone.add(productId);
    return answer(c, { gone: [...c.var.session.gone] });
  });

  site.get('/full', (c) => c.json({ full: [...c.var.session.fullDays] }));
  site.post('/full', sent(Full), (c) => {
    const { date } = c.req.valid('json');
    if (date === '') c.var.session.fullDays.clear();
    else c.var.session.fullDays.add(date);
    return answer(c, { full: [...c.var.session.fullDays] });
  });

  site.post('/session/end', (c) => {
    c.var.session.customer = undefined;
    c.var.session.expired = true;
    c.var.renewSession();
    return answer(c, { expired: true });
  });

  site.post('/csp-report', async (c) => {
    const report: unknown = await c.req.json().catch(() => 'unreadable');
    reports = [...reports, report].slice(-capacity);
    return c.body(null, 204);
  });
  site.get('/csp-reports', (c) => c.json(reports));
  site.delete('/csp-reports', (c) => {
    reports = [];
    return c.body(null, 204);
  });
  return site;
}

const isJson = (c: Context) => c.req.header('Content-Type')?.startsWith('application/json') ?? false;

/** The panel's form as its script sends it, as JSON, or as the browser does. */
const sent = <S extends GenericSchema>(schema: S) =>
  validator('json', async (json, c) => requireValid(schema, isJson(c) ? json : await c.req.parseBody()));

/** What has changed for a script; a browser goes back to its page. */
function answer(c: Context, changed: object): Response {
  return isJson(c) ? c.json(changed) : c.redirect(returnPath(c, '/'), 303);
}
