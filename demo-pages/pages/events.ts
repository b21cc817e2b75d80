import { html } from 'hono/html';
import { eventDetail } from '../../fixtures/markup/event-detail.ts';
import { eventList } from '../../fixtures/markup/event-list.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { type EventOffer, offerOf } from '../../fixtures/site/event-offers.ts';
import type { EventEntry } from '../../fixtures/site/events.ts';
import type { Session } from '../shop/account/session.ts';
import { findEvents, isOver, wantedEvents } from '../shop/content/event-calls.ts';
import { eventsOf, large } from '../shop/content/shop-size.ts';
import type { Page } from './page.ts';
import { birthdayPage } from './request-pages.ts';
import { eventData } from './structured-data.ts';

/** Coming events, filtered by the query of the URL. @see site.md 2.13 */
export function eventsPage(
  query: Readonly<Record<string, string>>,
  session: Pick<Session, 'isLarge'>,
  now: number,
): Page {
  const pageSize = session.isLarge ? large.eventsPerPage : 6;
  const wanted = wantedEvents({
    category: query.kategorie ?? '',
    month: query.monat ?? '',
    limit: query.anzahl ?? String(pageSize),
  });
  const events = findEvents(now, { ...wanted, includePast: false }, eventsOf(session, now));
  return {
    title: 'Events',
    description:
      'Kindergeburtstage in der Bäckerei und in der Confiserie, und was Kinder sonst bei uns backen.',
    main: html`<div class="page-head">
  <h1>Events</h1>
  <p>Kindergeburtstage und was es sonst bei uns zu backen gibt.</p>
</div>
${eventList({ events, filter: wanted, url: '/events', pageSize, includePast: false, now })}`,
  };
}

/**
 * An event with its map. A birthday event that is not over also has a booking form. @see site.md 2.13, "Event detail"
 */
export function eventPage(event: EventEntry, now: number): Page {
  const isComing = !isOver(event, now);
  const isBirthday = isComing && (event.category === 1 || event.category === 2);
  const offer = offerOf(event);
  const description = `${event.title}: ein Event der Bäckerei Krume, ${event.location}, ${event.place}.`;
  return {
    title: event.title,
    description,
    hasMap: true,
    trail: [['Events', '/events']],
    picture: event.image ?? undefined,
    data: (site) => eventData(event, offer, site),
    isChecked: isBirthday,
    main: html`<div class="narrow">${eventDetail({
      event,
      details: eventDetails(event, offer, isComing),
      tickets: isComing ? tickets(offer, isBirthday) : undefined,
      over: isComing ? undefined : html`Dieser Event ist vorbei. <a href="/events">Zu den Events</a>`,
    })}</div>`,
  };
}

function tickets(offer: EventOffer, isBirthday: boolean): Markup {
  if (!isBirthday) return html`<p>${ticketText(offer)} <a href="tel:+41615550124">061 555 01 24</a>.</p>`;
  return birthdayPage.form({
    id: birthdayPage.name,
    action: birthdayPage.path,
    phone: '061 555 01 24',
    hidden: {},
    values: {},
  });
}

function ticketText({ price, places }: EventOffer): string {
  if (places && places.taken >= places.all)
    return 'Dieser Event ist ausgebucht. Wird ein Platz frei, sagen wir es Ihnen gern telefonisch:';
  return `${price}. Karten gibt es am Tag selbst in der Backstube, oder telefonisch:`;
}

function eventDetails(
  { url }: EventEntry,
  { description, price, age, places }: EventOffer,
  isComing: boolean,
): Markup {
  const free = places ? freePlaces(places) : 'Ihre Gruppe ist unter sich: 6 bis 12 Kinder';
  const facts = [['Preis', price], ['Alter', age], ...(isComing ? [['Plätze', free]] : [])];
  return html`<p>${description}</p>
  <dl class="event-facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
  ${isComing && html`<p><a href="${url}/kalender.ics" download="event.ics">In den Kalender eintragen</a></p>`}`;
}

function freePlaces({ all, taken }: NonNullable<EventOffer['places']>): string {
  const free = all - taken;
  if (free <= 0) return 'ausgebucht';
  return free === 1 ? `noch 1 Platz frei (von ${all})` : `noch ${free} Plätze frei (von ${all})`;
}
