import { Hono } from 'hono';
import type { Shop } from '../shop.ts';

/**
 * Path of the rules for links that browsers may prerender. The rules are in a file because the content security policy
 * forbids inline rules.
 */
export const rulesPath = '/speculation-rules.json';

export function speculation(shop: Shop): Hono {
  const site = new Hono();
  site.get(rulesPath, async (c) => {
    const { speculationRules } = await shop.assets();
    if (!speculationRules) return c.text('Not found', 404);
    return c.body(JSON.stringify(speculationRules), 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  return site;
}
