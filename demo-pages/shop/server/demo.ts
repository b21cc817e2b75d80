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
  picklist,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import { BotCheckMode } from '../../stand-ins/bot-check/mode.ts';
import type { ShopEnv } from '../account/session.ts';
import { returnPath } from '../content/process-form.ts';
import { fillCart } from '../content/shop-size.ts';
import type { Shop } from '../shop.ts';
import { Faults } from './faults.ts';
import { requireValid } from './validate.ts';

/** Maximum number of stored violation reports. A page that violates the policy in a loop must not fill the memory. */
const capacity = 500;

/** Id of the product to make unavailable. An empty value makes all products available again. */
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

/** Whether pages come from a shared cache; empty for no. */
const Shared = message(
  object({ shared: optional(picklist(['', '1']), '') }),
  "Erwartet wird shared, '1' oder nichts.",
);

/** Whether to show a large shop; empty for no. */
const Size = message(
  object({ size: optional(picklist(['', 'large']), '') }),
  "Erwartet wird size, 'large' oder nichts.",
);

/** The day to mark as fully booked. An empty value frees all days. */
const Full = message(
  object({ date: optional(union([literal(''), pipe(string(), isoDate())]), '') }),
  'Erwartet wird date, ein Tag wie 2026-12-24, oder nichts.',
);

/**
 * Routes that only the demo has: faults, unavailable products, fully booked days, pages from a shared cache, a large
 * shop, the end of a session, and reports of policy violations.
 */
export function demo({ products }: Pick<Shop, 'products'>): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();
  let reports: unknown[] = [];

  site.get('/faults', (c) => c.json(c.var.session.faults));
  site.post('/faults', sent(Faults), (c) => {
    c.var.session.faults = c.req.valid('json');
    return respond(c, c.var.session.faults);
  });

  site.get('/bot-check', (c) => c.json({ mode: c.var.session.botCheck }));
  site.post('/bot-check', sent(BotCheckMode), (c) => {
    const { mode } = c.req.valid('json');
    c.var.session.botCheck = mode;
    return respond(c, { mode });
  });

  site.get('/gone', (c) => c.json({ gone: [...c.var.session.gone] }));
  site.post('/gone', sent(Gone), (c) => {
    const { productId } = c.req.valid('json');
    if (productId === undefined) c.var.session.gone.clear();
    else c.var.session.gone.add(productId);
    return respond(c, { gone: [...c.var.session.gone] });
  });

  site.get('/full', (c) => c.json({ full: [...c.var.session.fullDays] }));
  site.post('/full', sent(Full), (c) => {
    const { date } = c.req.valid('json');
    if (date === '') c.var.session.fullDays.clear();
    else c.var.session.fullDays.add(date);
    return respond(c, { full: [...c.var.session.fullDays] });
  });

  site.post('/shared', sent(Shared), (c) => {
    const { session } = c.var;
    session.sharesPages = c.req.valid('json').shared === '1';
    return respond(c, { sharesPages: session.sharesPages });
  });

  site.post('/size', sent(Size), (c) => {
    const { session } = c.var;
    session.isLarge = c.req.valid('json').size === 'large';
    if (session.isLarge) fillCart(session.cart, products);
    return respond(c, { isLarge: session.isLarge });
  });

  site.post('/session/end', (c) => {
    c.var.session.customer = undefined;
    c.var.session.expired = true;
    c.var.renewSession();
    return respond(c, { expired: true });
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

/** Validates a form of the demo panel: JSON from the panel's script, or form data from the browser. */
const sent = <S extends GenericSchema>(schema: S) =>
  validator('json', async (json, c) => requireValid(schema, isJson(c) ? json : await c.req.parseBody()));

/** Sends the changed data to the panel's script, or redirects the browser. */
function respond(c: Context, changed: object): Response {
  return isJson(c) ? c.json(changed) : c.redirect(returnPath(c, '/'), 303);
}
