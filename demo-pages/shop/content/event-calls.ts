import { Hono } from 'hono';
import { type EventEntry, eventsAt } from '../../../fixtures/site/events.ts';
import { monthValue } from '../../../shared/rules/dates/format.ts';
import { loadTemporal, temporal } from '../../../shared/rules/dates/temporal.ts';
import type { ShopEnv } from '../account/session.ts';
import type { Shop } from '../shop.ts';
import { eventsOf } from './shop-size.ts';

interface Wanted {
  offset: number;
  limit: number;
  category: number;
  /** Month as 'MM-YY', or '' for all months */
  month: string;
  includePast: boolean;
}

/** The visible events that match a filter, sorted by start. */
export function findEvents(
  now: number,
  { offset, limit, category, month, includePast }: Wanted,
  events: readonly EventEntry[] = eventsAt(now),
): EventEntry[] {
  const { PlainDateTime } = temporal();
  return events
    .filter((event) => !event.isHidden && (category === 0 || event.category === category))
    .filter(({ start }) => month === '' || monthValue(PlainDateTime.from(start)) === month)
    .filter((event) => includePast || !isOver(event, now))
    .slice(offset, offset + limit);
}

/**
 * Whether an event has ended. An event without an end counts as over once it has begun.
 *
 * @param now milliseconds since 1970
 */
export function isOver({ start, end }: Pick<EventEntry, 'start' | 'end'>, now: number): boolean {
  const { PlainDateTime, Instant } = temporal();
  const present = Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('Europe/Zurich').toPlainDateTime();
  return PlainDateTime.compare(PlainDateTime.from(end ?? start), present) < 0;
}

/** Reads the event filter from a query. Invalid values are ignored. */
export function wantedEvents(query: Readonly<Record<string, string>>) {
  const number = (text: string | undefined, otherwise: number) =>
    /^\d{1,3}$/.test(text ?? '') ? Number(text) : otherwise;
  return {
    offset: number(query.offset, 0),
    limit: number(query.limit, 6),
    category: number(query.category, 0),
    month: /^\d\d-\d\d$/.test(query.month ?? '') ? (query.month ?? '') : '',
    includePast: query.includepast !== 'false',
  };
}

/** API calls below `/rest/event`. @see site.md section 7, "Event calls" */
export function eventCalls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();
  rest.get('/event/', async (c) => {
    await loadTemporal();
    return c.json(findEvents(shop.now(), wantedEvents(c.req.query()), eventsOf(c.var.session, shop.now())));
  });
  rest.get('/event/:id', async (c) => {
    await loadTemporal();
    const event = eventsOf(c.var.session, shop.now()).find(({ id }) => String(id) === c.req.param('id'));
    return event ? c.json(event) : c.json({ Code: 404, Message: 'Diesen Event gibt es nicht.' }, 404);
  });
  return rest;
}
