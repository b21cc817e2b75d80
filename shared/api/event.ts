import { SiteEvent, SiteEvents } from '../model/event.ts';
import { request, segment } from './client.ts';
import { ApiError } from './errors.ts';

/** @see site.md section 3, "Event filter" */
export interface EventFilter {
  offset: number;
  limit: number;
  /** Of the event categories; 0 is all */
  category: number;
  /** 'MM-YY'; '' is all */
  month: string;
  includePast: boolean;
}

/** `GET /rest/event/`: the events in their order, undefined for one that cannot be read. */
export async function fetchEvents(
  { offset, limit, category, month, includePast }: EventFilter,
  signal?: AbortSignal,
): Promise<readonly (SiteEvent | undefined)[]> {
  const query = new URLSearchParams({ offset: String(offset), limit: String(limit) });
  if (category) query.set('category', String(category));
  if (month) query.set('month', month);
  query.set('includepast', String(includePast));
  const path = `/rest/event/?${query}`;
  const events = await request({
    method: 'GET',
    path,
    schema: SiteEvents,
    signal,
    isPublic: true,
  });
  // An empty answer says nothing, also not that there are none
  if (!events) throw new ApiError(200, '', 'shape');
  return events;
}

/** `GET /rest/event/{id}` */
export const fetchEvent = (id: string, signal?: AbortSignal) =>
  request({
    method: 'GET',
    path: `/rest/event/${segment(id)}`,
    schema: SiteEvent,
    signal,
    isPublic: true,
  });
