import { SiteEvent, SiteEvents } from '../model/event.ts';
import { ask, segment } from './client.ts';

/** @see site.md section 3, "Event filter" */
export interface EventFilter {
  offset: number;
  limit: number;
  /** Id of the event category; 0 for all categories */
  category: number;
  /** 'MM-YY'; an empty text for all months */
  month: string;
  includePast: boolean;
}

/** `GET /rest/event/`: the events in the server's order. An invalid event is undefined. */
export function fetchEvents(
  { offset, limit, category, month, includePast }: EventFilter,
  signal?: AbortSignal,
): Promise<readonly (SiteEvent | undefined)[]> {
  const query = new URLSearchParams({ offset: String(offset), limit: String(limit) });
  if (category) query.set('category', String(category));
  if (month) query.set('month', month);
  query.set('includepast', String(includePast));
  const path = `/rest/event/?${query}`;
  return ask({ path, schema: SiteEvents, signal });
}

/** `GET /rest/event/{id}`: an event */
export const fetchEvent = (id: string, signal?: AbortSignal) =>
  ask({
    path: `/rest/event/${segment(id)}`,
    schema: SiteEvent,
    signal,
  });
