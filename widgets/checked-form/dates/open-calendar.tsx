import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { shopDay } from '../../../shared/api/shop-day.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import { formatCivilDate } from '../../../shared/rules/dates/civil.ts';
import { Calendar } from '../../../shared/ui/date-picker/Calendar.tsx';
import { refusal } from '../../../shared/ui/date-picker/refusal.ts';
import { isChangeable, labelOf } from '../fields/controls.ts';
import type { FormPlace } from '../form-place.ts';
import { dateLimits, readDate } from './dates.ts';

interface Opening extends Pick<FormPlace, 'signal' | 'id'> {
  field: HTMLInputElement;
  /** The calendar opens next to this button, and closing the calendar focuses this button */
  button: HTMLElement;
  /** Called if the calendar cannot be rendered */
  onFail(): void;
}

/**
 * Opens a calendar with the limits of a date field. Choosing a date fires `input` and `change`, like typing a
 * date.
 */
export function openCalendar({ field, button, signal, id, onFail }: Opening): void {
  const today = shopDay();
  const limits = dateLimits(field, today);
  const written = readDate(field, today);
  const place = document.createElement('div');
  button.after(place);
  const root = createRoot(place);
  const end = () => {
    root.unmount();
    place.remove();
    signal.removeEventListener('abort', end);
  };
  onAbort(signal, end);
  flushSync(() =>
    root.render(
      <Calendar
        label={labelOf(field.form ?? field, field.name)}
        titleId={id('calendar-title')}
        value={written && !refusal(limits, written) ? written : undefined}
        limits={limits}
        first={limits.min}
        last={limits.max}
        today={today}
        onChoose={(date) => {
          if (!isChangeable(field)) return;
          field.value = formatCivilDate(date);
          for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
        }}
        onClose={() => {
          end();
          button.focus();
        }}
        onFail={() => {
          end();
          onFail();
        }}
      />,
    ),
  );
}
