import { type RefObject, useLayoutEffect, useRef } from 'react';
import { addDays, type CivilDate, firstOfMonth, lastOfMonth } from '../../rules/dates/civil.ts';
import { createDayGrid, type DayGrid, type DayGridOptions } from './day-grid.ts';

interface Options extends DayGridOptions {
  date: CivilDate;
  onFail(): void;
}

/**
 * Creates the day grid in `host`. Updates the grid when the month changes, or when `refusal` or `highlight` returns
 * another text for a day of the month.
 */
export function useDayGrid(host: RefObject<HTMLElement | null>, options: Options): RefObject<DayGrid | null> {
  const { date, refusal, highlight } = options;
  const grid = useRef<DayGrid>(null);
  const latest = useRef(options);
  latest.current = options;

  useLayoutEffect(() => {
    if (!host.current) return;
    try {
      grid.current = createDayGrid(host.current, {
        ...latest.current,
        refusal: (day) => latest.current.refusal(day),
        highlight: (day) => latest.current.highlight(day),
      });
      grid.current.show(latest.current.date);
    } catch (error) {
      console.error(error);
      latest.current.onFail();
    }
    return () => grid.current?.destroy();
  }, [host]);

  const dayStates = daysOfMonth(date).map((day) => [refusal(day), highlight(day)]);
  const state = JSON.stringify([firstOfMonth(date), dayStates]);
  const drawn = useRef(state);
  useLayoutEffect(() => {
    if (drawn.current !== state) grid.current?.update(latest.current.date);
    drawn.current = state;
  }, [state]);

  return grid;
}

function daysOfMonth(date: CivilDate): CivilDate[] {
  const [first, last] = [firstOfMonth(date), lastOfMonth(date)];
  return Array.from({ length: Number(last.slice(8)) }, (_, index) => addDays(first, index));
}
