import { type EventFilter, fetchEvents } from '../../shared/api/event.ts';
import type { SiteEvent } from '../../shared/model/event.ts';
import { queryAll, removeAttribute, setAttribute } from '../../shared/registry/native.ts';
import { loadTemporal } from '../../shared/rules/dates/temporal.ts';
import { addressLine } from '../../shared/rules/directions.ts';
import { eventDates } from './event-dates.ts';

/** Returns the events that match the filter. Waits until Temporal has loaded. */
export async function loadEvents(filter: EventFilter, signal: AbortSignal) {
  const [events] = await Promise.all([fetchEvents(filter, signal), loadTemporal()]);
  return events;
}

/**
 * Creates a card from the page's template, so that loaded cards look like the server's cards. Removes
 * elements whose value is unknown.
 */
export function eventCard(template: HTMLTemplateElement, event: SiteEvent): Element | undefined {
  const card = template.content.firstElementChild?.cloneNode(true);
  if (!(card instanceof Element)) return undefined;
  const dates = eventDates(event.start, event.end);
  const texts = {
    '.krume-event-day': dates?.day,
    '.krume-event-month': dates?.month,
    '.krume-event-title': event.title,
    '.krume-event-when': dates?.line,
    '.krume-event-where': addressLine(event),
  };
  setAttribute(card, 'data-event', event.id);
  for (const [selector, text] of Object.entries(texts))
    for (const place of queryAll(card, selector)) {
      if (text) place.textContent = text;
      else place.remove();
    }
  if (!dates) for (const place of queryAll(card, '.krume-event-date')) place.remove();
  for (const link of queryAll(card, 'a')) {
    if (event.url) setAttribute(link, 'href', event.url);
    else removeAttribute(link, 'href');
  }
  for (const image of queryAll(card, 'img')) {
    if (event.image) setAttribute(image, 'src', event.image);
    else image.remove();
  }
  return card;
}
