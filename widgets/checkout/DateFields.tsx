import { useMemo } from 'react';
import { dayOf, weekdayOf } from '../../shared/rules/dates/day.ts';
import { formatTime } from '../../shared/rules/dates/format.ts';
import { deliveryCalendar } from '../../shared/rules/delivery/calendar.ts';
import { type DeliveryOption, isCourier } from '../../shared/rules/delivery/methods.ts';
import { nextDelivery, possibleTimes } from '../../shared/rules/delivery/next.ts';
import type { DeliveryPlan } from '../../shared/rules/delivery/plan.ts';
import type { ShippingField } from '../../shared/rules/delivery/shipping-step.ts';
import { courierWindow, pickupTimes } from '../../shared/rules/delivery/times.ts';
import { temporal } from '../../shared/rules/temporal.ts';
import { formText } from '../../shared/text/form.ts';
import { shippingText } from '../../shared/text/order.ts';
import { DatePicker } from '../../shared/ui/date-picker/DatePicker.tsx';
import { useIsland } from '../../shared/ui/widget.ts';
import { DateProblem } from './DateProblem.tsx';
import type { ShippingChoice } from './data.ts';
import { focusDate } from './focus-heading.ts';
import { ItemsInTheWay, RemoveItems } from './ItemsInTheWay.tsx';
import { choiceOf, pickupTime } from './selection.ts';
import { useUndo } from './use-undo.tsx';

interface Props {
  plan: DeliveryPlan;
  option: DeliveryOption;
  choice: ShippingChoice;
  missing: readonly ShippingField[];
  /** Why the chosen date cannot be */
  problem: string | undefined;
  phone: string | undefined;
  onChange(part: Partial<ShippingChoice>): void;
}

/** Day, and time or window of the day, with the next possible date at hand. @see shop.md section 5 */
export function DateFields({ plan, option, choice, missing, problem, phone, onChange }: Props) {
  const { host } = useIsland();
  const undo = useUndo();
  const calendar = useMemo(() => deliveryCalendar(plan), [plan]);
  const days = new Map(calendar.map((entry) => [entry.date.toString(), entry]));
  const next = nextDelivery(plan);
  const date = choice.day ? temporal().PlainDate.from(choice.day) : undefined;

  /** The time of day stays where it is possible on the new day. */
  const timeOn = (day: string): string | undefined => {
    if (option.method !== 'Pickup') return undefined;
    const times = possibleTimes(plan, temporal().PlainDate.from(day)).map(formatTime);
    const wanted = formatTime(pickupTime(choice));
    return times.includes(wanted) ? wanted : (times[0] ?? wanted);
  };
  const chooseDay = (day: string | undefined) => onChange({ day, time: day && timeOn(day) });

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
        next={next ? next.date.toString() : null}
        none={phone ? `${shippingText.noDate} ${shippingText.call(phone)}` : shippingText.noDate}
        remedy={(day) => <RemoveItems reasons={days.get(day)?.reasons ?? []} />}
        undo={undo}
        onChange={chooseDay}
        error={error}
      />
      {date && option.method === 'Pickup' && (
        <TimeField value={formatTime(pickupTime(choice))} onChange={onChange} />
      )}
      {date && isCourier(option.method) && (
        <WindowField window={courierWindow(option.method, weekdayOf(dayOf(date)))} />
      )}
      {problem && (
        <DateProblem
          {...{ problem, next, phone }}
          onTake={(taken) => onChange(choiceOf(taken, option))}
          onLeft={() => focusDate(host)}
        />
      )}
      <ItemsInTheWay calendar={calendar} />
    </div>
  );
}

interface TimeFieldProps {
  value: string;
  onChange(part: Partial<ShippingChoice>): void;
}

function TimeField({ value, onChange }: TimeFieldProps) {
  return (
    <label className="krume-field">
      <span>{shippingText.time}</span>
      <select
        name="deliveryTime"
        data-field="time"
        value={value}
        onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
      >
        {pickupTimes().map((time) => (
          <option key={formatTime(time)} value={formatTime(time)}>
            {formatTime(time)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A courier comes in one window on a day, or not at all. */
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
