import { SessionConfiguration } from '../model/configuration.ts';
import { SiteEvent, SiteEvents } from '../model/event.ts';
import { request, segment } from './client.ts';
import { configuration } from './configuration.ts';
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
  // Events are for everybody: a guest's session has not ended
  const { authenticated } = configuration(SessionConfiguration);
  const unauthorized = authenticated ? undefined : refuse;
  const events = await request({ method: 'GET', path, schema: SiteEvents, signal, unauthorized });
  // An empty answer says nothing, also not that there are none
  if (!events) throw new ApiError(200, '', 'shape');
  return events;
}

function refuse(): never {
  throw new ApiError(401, '');
}

/** `GET /rest/event/{id}` */
export const fetchEvent = (id: string, signal?: AbortSignal) =>
  request({ method: 'GET', path: `/rest/event/${segment(id)}`, schema: SiteEvent, signal });
