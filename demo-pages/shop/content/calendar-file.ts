import { offerOf } from '../../../fixtures/site/event-offers.ts';
import type { EventEntry } from '../../../fixtures/site/events.ts';
import { fromWire } from '../../../shared/rules/dates/wire.ts';
import { addressLine } from '../../../shared/rules/directions.ts';

/**
 * An event as an iCalendar file. Times are in UTC, so that the file needs no time zone rules. Call only after
 * `Temporal` has loaded.
 *
 * @param now milliseconds since 1970
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendarFile(event: EventEntry, now: number): string {
  const { id, title, start, end, location } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bäckerei Krume//Events//DE',
    'BEGIN:VEVENT',
    `UID:event-${id}-${start.slice(0, 10)}@krume.example`,
    `DTSTAMP:${utc(now)}`,
    ...timeLine('DTSTART', start),
    ...(end ? timeLine('DTEND', end) : []),
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(`${location}, ${addressLine(event)}`)}`,
    `DESCRIPTION:${escaped(offerOf(event).description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function timeLine(name: string, written: string): string[] {
  const instant = fromWire(written);
  return instant ? [`${name}:${utc(instant.epochMilliseconds)}`] : [];
}

/** Formats a time as '20261121T090000Z'. */
const utc = (epoch: number) => new Date(epoch).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Breaks a line after at most 75 bytes, never inside a character (RFC 5545, section 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  return Array.from(line, (character) => {
    const size = encoder.encode(character).length;
    const breaks = bytes + size > 75;
    // The byte count of a continued line includes its leading space
    bytes = (breaks ? 1 : bytes) + size;
    return (breaks ? '\r\n ' : '') + character;
  }).join('');
}
