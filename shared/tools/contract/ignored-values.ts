import { Holiday, OpeningTime } from '../../model/branch.ts';
import { SiteEvent } from '../../model/event.ts';
import { readMoment } from '../../rules/dates/wire.ts';
import { periodOf } from '../../rules/opening/period.ts';
import { ignoredText } from '../../text/tools/contract.ts';
import type { SchemaParts } from '../json-schema/json-schema.ts';

/** A field that the schema accepts, but that the rules ignore. */
export interface IgnoredValue {
  field: string;
  /** A German description of the expected value */
  expected: string;
}

/** The fields of an object that the rules ignore, although the schema of the object accepts them. */
export function ignoredValues(
  { entries }: SchemaParts,
  value: Readonly<Record<string, unknown>>,
): IgnoredValue[] {
  switch (entries) {
    case OpeningTime.entries:
      return [
        ...(isWithin(value.weekday, 6) ? [] : [{ field: 'weekday', expected: ignoredText.weekday }]),
        ...['opens', 'closes']
          .filter((field) => !isWithin(value[field], secondsPerDay))
          .map((field) => ({ field, expected: ignoredText.seconds })),
      ];
    case Holiday.entries:
      return describePeriod(value, 'startDate', 'endDate');
    case SiteEvent.entries:
      return describePeriod(value, 'start', 'end');
    default:
      return [];
  }
}

const secondsPerDay = 86_400;

const isWithin = (value: unknown, most: number) => typeof value === 'number' && value >= 0 && value <= most;

/** Describes the invalid dates of a period, or an end before the start. The end may be missing. */
function describePeriod(
  value: Readonly<Record<string, unknown>>,
  start: string,
  end: string,
): IgnoredValue[] {
  const invalid = [start, end].filter(
    (field) => value[field] != null && readMoment(String(value[field])) === undefined,
  );
  if (invalid.length) return invalid.map((field) => ({ field, expected: ignoredText.date }));
  const period = { startDate: String(value[start]), endDate: String(value[end] ?? value[start]) };
  return periodOf(period) ? [] : [{ field: end, expected: ignoredText.afterStart }];
}
