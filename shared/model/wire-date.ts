const zurich = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/**
 * A moment as the API writes it, in the shop's time whatever the device says: `2026-11-21T09:30:00+01:00`.
 * Throws a RangeError when the date is invalid.
 *
 * @see shop.md section 7, "Common rules"
 */
export function toWireDate(moment: Date): string {
  const parts = Object.fromEntries(zurich.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second, timeZoneName = '' } = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${timeZoneName.slice(3)}`;
}
