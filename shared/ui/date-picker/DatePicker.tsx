import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { $clockOffset } from '../../api/shop-clock.ts';
import { shopDay } from '../../api/shop-day.ts';
import { addMonths, type CivilDate, longDate } from '../../rules/dates/civil.ts';
import { datePickerText } from '../../text/date-picker.ts';
import { FieldError } from '../components/FieldError.tsx';
import { adoptStyles, useIsland, useStore } from '../widget.ts';
import type { Undo } from './Calendar.tsx';
import styles from './date-picker.css?inline';
import { NextDate } from './NextDate.tsx';
import type { Limits } from './refusal.ts';
import { useLazyCalendar } from './use-lazy-calendar.ts';
import { useTypedDate } from './use-typed-date.ts';

adoptStyles(styles);

export interface DatePickerProps extends Limits {
  label: string;
  name: string;
  /**
   * The chosen date, for example '2026-11-25'; undefined if no date is chosen, or if the typed text is not a possible
   * date
   */
  value: CivilDate | undefined;
  onChange(date: CivilDate | undefined): void;
  /** Returns the label of a special day, such as 'Muttertag', which the calendar highlights */
  highlight?: ((date: CivilDate) => string | undefined) | undefined;
  /**
   * The next possible date, for a button that selects this date; null if no date is possible; undefined to show neither
   * button nor text
   */
  next?: CivilDate | null | undefined;
  /** Text to show if no date is possible */
  none?: ReactNode;
  /** Content that can make the focused day possible, such as a button that removes a product */
  remedy?: ((date: CivilDate) => ReactNode) | undefined;
  /** The bar is shown in the calendar while the calendar is open, otherwise below the field */
  undo?: Undo | undefined;
  /** The current day of the shop by default */
  today?: CivilDate | undefined;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** Error message for screen readers only. The reason why a typed date is not possible is visible to all users */
  error?: string | undefined;
  description?: ReactNode;
}

/**
 * Number of years that the calendar shows before and after today, if `min` or `max` is not set. @see site.md section
 * 2.20
 */
const range = 10;

/**
 * A date field: the user types the date or chooses it in a lazily loaded calendar. Shows the reason if a date is not
 * possible.
 *
 * @see shop.md section 5, "Selectable dates in the date picker", site.md section 2.20
 */
export function DatePicker(props: DatePickerProps) {
  const { label, name, value, min, max, next, none, isDisabled = false, error, description } = props;
  const { id } = useIsland();
  useStore($clockOffset);
  const today = props.today ?? shopDay();
  const field = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const typed = useTypedDate({ value, limits: props, onChange: props.onChange });
  const lazy = useLazyCalendar(field, isDisabled);
  /** The last date that the button for the next possible date has chosen, until the date changes */
  const [chosen, setChosen] = useState<{ date: CivilDate; clicks: number }>();
  if (chosen && value !== chosen.date) setChosen(undefined);
  const { Calendar } = lazy;

  const ids = { field: id(`${name}-date`), about: id(`${name}-about`), why: id(`${name}-why`) };
  const described = [description && ids.about, (typed.problem || error) && ids.why].filter(Boolean).join(' ');
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') typed.finish();
  };
  const chooseNext = (date: CivilDate) => {
    typed.choose(date);
    setChosen({ date, clicks: (chosen?.clicks ?? 0) + 1 });
  };
  const close = () => {
    lazy.close();
    opener.current?.focus();
  };
  return (
    <div className="krume-date" ref={field}>
      <label htmlFor={ids.field}>{label}</label>
      {description && <p id={ids.about}>{description}</p>}
      <div className="krume-date-field">
        <input
          id={ids.field}
          name={name}
          // The phone keyboard for decimals has digits and a separator
          inputMode="decimal"
          autoComplete="off"
          placeholder={datePickerText.format}
          required={props.isRequired}
          disabled={isDisabled}
          value={typed.text}
          aria-invalid={typed.problem || error ? true : undefined}
          aria-describedby={described || undefined}
          onFocus={lazy.prepare}
          onInput={(event) => {
            // Typing cancels the opening of a calendar that is still loading
            if (lazy.isLoading) lazy.close();
            typed.type(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={typed.finish}
        />
        {lazy.hasFailed ? (
          <input
            ref={lazy.own}
            type="date"
            aria-label={datePickerText.native(label)}
            min={min}
            max={max}
            defaultValue={value}
            disabled={isDisabled}
            onInput={({ currentTarget }) => currentTarget.value && typed.choose(currentTarget.value)}
          />
        ) : (
          <button
            ref={opener}
            type="button"
            className="krume-date-open"
            disabled={isDisabled}
            aria-haspopup="dialog"
            aria-expanded={lazy.isOpen}
            aria-busy={lazy.isLoading || undefined}
            aria-label={value ? datePickerText.change(label, longDate(value)) : datePickerText.open(label)}
            onPointerEnter={lazy.prepare}
            onClick={lazy.open}
          />
        )}
      </div>
      <div role="status" className="krume-date-status">
        {lazy.isLoading && <span className="krume-hidden">{datePickerText.opening}</span>}
        {typed.problem && (
          <p id={ids.why} className="krume-date-problem">
            {typed.problem}
          </p>
        )}
      </div>
      {error && !typed.problem && <FieldError id={ids.why} text={error} />}
      {next !== undefined && !isDisabled && <NextDate next={next} none={none} onTake={chooseNext} />}
      {!Calendar && props.undo?.bar}
      {props.undo && (
        <p role="status" className="krume-hidden">
          {props.undo.announcement}
        </p>
      )}
      <p role="status" className="krume-hidden">
        {/* A new key makes screen readers announce the same date again */}
        {chosen && <span key={chosen.clicks}>{`${label}: ${longDate(chosen.date)}`}</span>}
      </p>
      {Calendar && (
        <Calendar
          label={label}
          titleId={id('calendar-title')}
          value={value}
          limits={props}
          first={min ?? addMonths(today, -12 * range)}
          last={max ?? addMonths(today, 12 * range)}
          today={today}
          next={next}
          none={none}
          highlight={props.highlight}
          remedy={props.remedy}
          undo={props.undo}
          onChoose={typed.choose}
          onClose={close}
          onFail={lazy.fail}
        />
      )}
    </div>
  );
}
