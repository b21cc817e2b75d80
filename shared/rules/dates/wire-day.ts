const zurich = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/**
 * The civil day in Zurich of an ISO date on the wire, as 'DD.MM.YYYY'; '' for what is no date. For widgets that
 * show a date and ask no rule about it: it needs no `Temporal`.
 *
 * @see shop.md section 7, "Common rules"
 */
export function formatWireDay(iso: string): string {
  const [, year, month, day, zone] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ][\d:.]+(Z|[+-]\d\d(?::?\d\d)?)?)?$/.exec(iso) ?? [];
  const moment = new Date(zone ? iso : `${year}-${month}-${day}`);
  if (Number.isNaN(moment.getTime())) return '';
  // Without an offset it is Zurich's own time, and its day stands there
  return zone ? zurich.format(moment) : `${day}.${month}.${year}`;
}
