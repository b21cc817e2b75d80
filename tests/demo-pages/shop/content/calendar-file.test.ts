import { beforeAll, describe, expect, test } from 'vitest';
import { calendarFile } from '../../../../demo-pages/shop/content/calendar-file.ts';
import type { EventEntry } from '../../../../fixtures/site/events.ts';
import { loadTemporal } from '../../../../shared/rules/dates/temporal.ts';
import { createVisitor, openTestShop } from '../../visitor.ts';

const event: EventEntry = {
  ...{
    id: 7,
    isHidden: false,
    title: 'Backen, glasieren; essen',
    category: 3,
    url: '/events/7',
    image: null,
  },
  ...{ start: '2026-11-27T09:30:00', end: '2026-11-27T11:30:00', location: 'Gemeindehaus', subscribeType: 1 },
  ...{ street: 'Schulstrasse 3', zip: '4132', place: 'Muttenz', latitude: null, longitude: null },
};
const now = Date.UTC(2026, 10, 21, 9);

beforeAll(loadTemporal);

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of an event', () => {
  test('a calendar file contains UTC times, the place and escaped texts', () => {
    expect(linesOf(calendarFile(event, now))).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261121T090000Z',
        'DTSTART:20261127T083000Z',
        'DTEND:20261127T103000Z',
        'SUMMARY:Backen\\, glasieren\\; essen',
        'LOCATION:Gemeindehaus\\, Schulstrasse 3\\, 4132 Muttenz',
      ]),
    );
  });

  test('a calendar file converts summer time to UTC, and has no end if the event has no end', () => {
    const file = calendarFile({ ...event, start: '2026-07-01T22:00:00', end: null }, now);
    expect(file).toContain('DTSTART:20260701T200000Z');
    expect(file).not.toContain('DTEND');
  });

  test('a calendar file breaks lines at 75 bytes without splitting a character', () => {
    const file = calendarFile({ ...event, title: 'Zöpfli '.repeat(40) }, now);
    const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`SUMMARY:${'Zöpfli '.repeat(40)}`);
  });
});

describe("an event's page", () => {
  test('the page of an event links to the calendar file as a download', async () => {
    const visitor = createVisitor();
    expect(await visitor.page('/events/7')).toContain('href="/events/7/kalender.ics"');
    const response = await visitor.send('/events/7/kalender.ics');
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="event.ics"');
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });

  test.each([
    ['/events/1', 'a course'],
    ['/events/2', 'a birthday party'],
  ])('the page of a past event offers no tickets and no calendar file: %s, %s', async (path) => {
    const page = await createVisitor().page(path);
    expect(page).toContain('Dieser Event ist vorbei.');
    for (const absent of [
      'kalender.ics',
      'Plätze',
      '<form class="krume-form"',
      'Karten gibt es',
      'Tickets',
    ]) {
      expect(page.slice(page.indexOf('<main'), page.indexOf('</main>'))).not.toContain(absent);
    }
  });

  test('a hidden or unknown event has no calendar file', async () => {
    const visitor = createVisitor(openTestShop());
    expect((await visitor.send('/events/20/kalender.ics')).status).toBe(404);
    expect((await visitor.send('/events/999/kalender.ics')).status).toBe(404);
  });

  test.each([
    ['/events/7', 'noch 3 Plätze frei (von 14)'],
    ['/events/12', 'noch 1 Platz frei (von 18)'],
    ['/events/9', 'Dieser Event ist ausgebucht.'],
    ['/events/5', 'CHF 28.00 je Kind, das Geburtstagskind ist eingeladen'],
    ['/events/4', 'Eintritt frei'],
  ])('the page %s shows the text %j', async (path, text) => {
    expect(await createVisitor().page(path)).toContain(text);
  });
});
