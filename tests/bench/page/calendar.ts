import { Temporal } from 'temporal-polyfill';
import { provideTemporal } from '../../../shared/rules/dates/temporal.ts';
import { runCalendar, sampleCalendarInput } from '../scenarios/calendar.ts';

/** Milliseconds of each run of the date picker's computation; undefined if the browser lacks a native `Temporal`. */
function calendar(temporal: 'native' | 'polyfilled', runs: number): number[] | undefined {
  const implementation = temporal === 'native' ? globalThis.Temporal : Temporal;
  if (!implementation) return undefined;
  provideTemporal(implementation);
  const input = sampleCalendarInput();
  return Array.from({ length: runs }, () => {
    const begin = performance.now();
    if (runCalendar(input).length !== 180) throw new Error('The calendar has not 180 days');
    return performance.now() - begin;
  });
}

declare global {
  interface Window {
    calendar: typeof calendar;
  }
}

window.calendar = calendar;
