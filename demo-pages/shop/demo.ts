import { Hono } from 'hono';
import { integer, number, object, optional, pipe, safeParse, string, transform, union } from 'valibot';
import { Faults } from './faults.ts';
import { refusal } from './refusal.ts';
import { readForm, readJson } from './request-body.ts';
import { returnPath } from './return-path.ts';
import type { ShopEnv } from './session.ts';

/** Reports kept; a page that breaks the policy in a loop must not fill the memory. */
const capacity = 500;

/** A product to take out of the range; without one, all are there again. */
const Gone = object({
  productId: optional(
    pipe(
      union([number(), string()]),
      transform((id) => (id === '' ? undefined : Number(id))),
      optional(pipe(number(), integer())),
    ),
  ),
});

/** What only a demo has: faults, products that are gone, the end of a session, and the browser's reports of policy violations. */
export function demo(): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();
  let reports: unknown[] = [];

  site.get('/faults', (c) => c.json(c.var.session.faults));
  site.post('/faults', async (c) => {
    const isJson = c.req.header('Content-Type')?.startsWith('application/json');
    const sent = isJson ? await readJson(c) : await readForm(c);
    const faults = safeParse(Faults, sent);
    if (!faults.success) throw refusal(400, faults.issues.map((issue) => issue.message).join(' '));
    c.var.session.faults = faults.output;
    return isJson ? c.json(faults.output) : c.redirect(returnPath(c, '/'), 303);
  });

  site.get('/gone', (c) => c.json({ gone: [...c.var.session.gone] }));
  site.post('/gone', async (c) => {
    const isJson = c.req.header('Content-Type')?.startsWith('application/json');
    const sent = safeParse(Gone, isJson ? await readJson(c) : await readForm(c));
    if (!sent.success) throw refusal(400, 'Erwartet wird productId, die Nummer eines Produkts, oder nichts.');
    const { productId } = sent.output;
    if (productId === undefined) c.var.session.gone.clear();
    else c.var.session.gone.add(productId);
    return isJson ? c.json({ gone: [...c.var.session.gone] }) : c.redirect(returnPath(c, '/'), 303);
  });

  site.post('/session/end', (c) => {
    c.var.session.customer = undefined;
    c.var.session.expired = true;
    c.var.renewSession();
    const isScript = c.req.header('Accept')?.includes('application/json');
    return isScript ? c.json({ expired: true }) : c.redirect(returnPath(c, '/'), 303);
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
