import { useMemo, useState } from 'react';
import { dayOf, weekdayOf } from '../../../shared/rules/dates/day.ts';
import { formatTime } from '../../../shared/rules/dates/format.ts';
import { temporal } from '../../../shared/rules/dates/temporal.ts';
import { deliveryCalendar } from '../../../shared/rules/delivery/calendar.ts';
import { type DeliveryOption, isCourier } from '../../../shared/rules/delivery/methods.ts';
import { nextDelivery, openTimes, possibleTimes } from '../../../shared/rules/delivery/next.ts';
import type { DeliveryPlan } from '../../../shared/rules/delivery/plan.ts';
import type { ShippingField } from '../../../shared/rules/delivery/shipping-step.ts';
import { courierWindow } from '../../../shared/rules/delivery/times.ts';
import { formText } from '../../../shared/text/form.ts';
import { shippingText } from '../../../shared/text/order.ts';
import { DatePicker } from '../../../shared/ui/date-picker/DatePicker.tsx';
import { useIsland } from '../../../shared/ui/widget.ts';
import { Call } from '../flow/Call.tsx';
import type { ShippingChoice } from '../flow/data.ts';
import { focusDate } from '../flow/focus-heading.ts';
import { DateProblem } from './DateProblem.tsx';
import { ItemsInTheWay, RemoveItems } from './ItemsInTheWay.tsx';
import { choiceOf, pickupTime } from './selection.ts';
import { useUndo } from './use-undo.tsx';

interface Props {
  plan: DeliveryPlan;
  option: DeliveryOption;
  choice: ShippingChoice;
  missing: readonly ShippingField[];
  /** Why the chosen date is not possible */
  problem: string | undefined;
  phone: string | undefined;
  onChange(part: Partial<ShippingChoice>): void;
}

/**
 * Fields for the day and the pickup time or courier window, with a button for the next possible date.
 *
 * @see shop.md section 5
 */
export function DateFields({ plan, option, choice, missing, problem, phone, onChange }: Props) {
  const { host } = useIsland();
  const undo = useUndo();
  /** Message that the time was changed, because the previous time is not possible on the new day */
  const [moved, setMoved] = useState('');
  const calendar = useMemo(() => deliveryCalendar(plan), [plan]);
  const days = new Map(calendar.map((entry) => [entry.date.toString(), entry]));
  const next = nextDelivery(plan);
  const date = choice.day ? temporal().PlainDate.from(choice.day) : undefined;

  /** Returns the chosen time if it is possible on the new day, otherwise the first possible time. */
  const timeOn = (day: string): string | undefined => {
    if (option.method !== 'Pickup') return undefined;
    const times = possibleTimes(plan, temporal().PlainDate.from(day)).map(formatTime);
    const wanted = formatTime(pickupTime(choice));
    return times.includes(wanted) ? wanted : (times[0] ?? wanted);
  };
  const chooseDay = (day: string | undefined) => {
    const time = day && timeOn(day);
    const isMoved = choice.time !== undefined && time !== undefined && time !== choice.time;
    setMoved(isMoved ? shippingText.timeMoved(choice.time ?? '', time) : '');
    onChange({ day, time });
  };
  const chooseTime = (part: Partial<ShippingChoice>) => {
    setMoved('');
    onChange(part);
  };

  /**
   * Whether the time is the problem. If the day is the problem, the date picker shows the reason and a button
   */
  const isOfTime = problem !== undefined && days.get(choice.day ?? '')?.reasons.length === 0;
  const error = missing.includes('date') ? formText.date : undefined;
  return (
    <div className="krume-delivery">
      <DatePicker
        label={shippingText.date}
        name="deliveryDate"
        value={choice.day}
        min={calendar[0]?.date.toString()}
        max={calendar.at(-1)?.date.toString()}
        whyNot={(day) => days.get(day)?.reasons[0]?.message}
        next={isOfTime ? undefined : (next?.date.toString() ?? null)}
        none={
          <>
            {shippingText.noDate} <Call phone={phone} />
          </>
        }
        remedy={(day) => <RemoveItems reasons={days.get(day)?.reasons ?? []} />}
        undo={undo}
        onChange={chooseDay}
        error={error}
      />
      {date && option.method === 'Pickup' && (
        <TimeField
          value={formatTime(pickupTime(choice))}
          times={openTimes(plan, date).map(formatTime)}
          onChange={chooseTime}
        />
      )}
      {moved && (
        <p className="krume-note" role="status">
          {moved}
        </p>
      )}
      {date && isCourier(option.method) && (
        <WindowField window={courierWindow(option.method, weekdayOf(dayOf(date)))} />
      )}
      <div role="status">
        {isOfTime && (
          <DateProblem
            {...{ problem, next, phone }}
            onTake={(taken) => chooseTime(choiceOf(taken, option))}
            onLeft={() => focusDate(host)}
          />
        )}
      </div>
      <ItemsInTheWay calendar={calendar} />
    </div>
  );
}

interface TimeFieldProps {
  value: string;
  /** Times at which the branch is open */
  times: readonly string[];
  onChange(part: Partial<ShippingChoice>): void;
}

/**
 * The field for the pickup time. A stored time at which the branch is closed stays selected and is marked, so
 * that the selection never changes unnoticed.
 */
function TimeField({ value, times, onChange }: TimeFieldProps) {
  return (
    <label className="krume-field">
      <span>{shippingText.time}</span>
      <select
        name="deliveryTime"
        data-field="time"
        value={value}
        onChange={({ currentTarget }) => onChange({ time: currentTarget.value || undefined })}
      >
        {!times.includes(value) && <option value={value}>{shippingText.timeClosed(value)}</option>}
        {times.map((time) => (
          <option key={time} value={time}>
            {time}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Shows the courier window of the day. The shopper cannot choose another window. */
function WindowField({ window }: { window: string | undefined }) {
  if (!window) return null;
  return (
    <label className="krume-field">
      <span>{shippingText.window}</span>
      <select name="deliveryTime" data-field="window" defaultValue={window}>
        <option value={window}>{window}</option>
      </select>
    </label>
  );
}
