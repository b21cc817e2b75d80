import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { activeElement } from '../../registry/native.ts';
import {
  type CivilDate,
  firstOfMonth,
  lastOfMonth,
  longDate,
  monthAndYear,
} from '../../rules/dates/civil.ts';
import { withoutSoftHyphens } from '../../rules/without-soft-hyphens.ts';
import { dialogText } from '../../text/dialogs.ts';
import { adoptStyles } from '../widget.ts';
import styles from './calendar.css?inline';
import { MonthControls } from './MonthControls.tsx';
import { NextDate } from './NextDate.tsx';
import { type Limits, refusal } from './refusal.ts';
import { step } from './step.ts';
import { useDayGrid } from './use-day-grid.ts';

adoptStyles(styles);

/**
 * A bar with an undo button for a remedy, such as the removal of a product, and the announcement of the remedy for
 * screen readers.
 */
export interface Undo {
  bar: ReactNode;
  announcement: string;
}

interface Props {
  label: string;
  titleId: string;
  value: CivilDate | undefined;
  limits: Limits;
  /** Any day of the first month that the calendar can show. `last` is any day of the last month */
  first: CivilDate;
  last: CivilDate;
  today: CivilDate;
  next?: CivilDate | null | undefined;
  none?: ReactNode;
  highlight?: ((date: CivilDate) => string | undefined) | undefined;
  remedy?: ((date: CivilDate) => ReactNode) | undefined;
  undo?: Undo | undefined;
  onChoose(date: CivilDate): void;
  onClose(): void;
  onFail(): void;
}

/**
 * A dialog with the days of a month. The text below the days describes the focused or hovered day; for a disabled day,
 * the text includes the reason.
 */
export function Calendar(props: Props) {
  const { label, titleId, value, limits, today, next, highlight, remedy, onClose } = props;
  const [first, last] = [firstOfMonth(props.first), lastOfMonth(props.last)];
  const within = (date: CivilDate) => (date < first ? first : date > last ? last : date);
  const [date, setDate] = useState(() => within(value ?? next ?? today));
  const [pointed, setPointed] = useState<CivilDate>();
  const [status, setStatus] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const whyNot = (day: CivilDate) => refusal(limits, day);
  const grid = useDayGrid(host, {
    date,
    value,
    today,
    refusal: whyNot,
    highlight: (day) => highlight?.(day),
    onFail: props.onFail,
  });

  useLayoutEffect(() => {
    dialog.current?.showModal();
    grid.current?.focus();
  }, [grid]);

  const follows = useRef(false);
  useLayoutEffect(() => {
    grid.current?.show(date);
    if (follows.current) grid.current?.focus();
    follows.current = false;
  }, [grid, date]);

  useLayoutEffect(() => {
    // If an update has removed the focused element, such as a remedy button, the focus returns to the grid
    if (dialog.current?.open && !dialog.current.contains(activeElement())) grid.current?.focus();
  });

  // Screen readers ignore live regions outside an open modal dialog, so the calendar repeats the announcement
  const announcement = props.undo?.announcement ?? '';
  const announced = useRef(announcement);
  useLayoutEffect(() => {
    if (announced.current !== announcement) setStatus(announcement);
    announced.current = announcement;
  }, [announcement]);

  const lead = (day: CivilDate) => {
    follows.current = true;
    setPointed(undefined);
    setStatus('');
    setDate(within(day));
    // If the day stays the same, the effect that focuses the grid does not run
    if (within(day) === date) grid.current?.focus();
  };
  const turn = (day: CivilDate) => {
    setPointed(undefined);
    setDate(within(day));
    setStatus(monthAndYear(within(day)));
  };
  const take = (day: CivilDate) => {
    // Closes the dialog before `onChoose`, because elements outside an open modal dialog cannot receive the focus
    dialog.current?.close();
    props.onChoose(day);
  };
  const choose = (day: CivilDate) => {
    const reason = whyNot(day);
    if (!reason) return take(day);
    // Announces the reason only if the day already has the focus: the name of a newly focused day includes the reason
    if (day === date) setStatus(withoutSoftHyphens(reason));
    else lead(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The arrow keys of flatpickr skip disabled days, so flatpickr must not receive key presses
    event.stopPropagation();
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = step(event, date);
    const isChoice = event.key === 'Enter' || event.key === ' ';
    if (!target && !isChoice) return;
    event.preventDefault();
    if (target) lead(target);
    else choose(date);
  };
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    const day = dateAt(event.target);
    if (day) choose(day);
  };
  const onPointer = ({ target }: PointerEvent) => setPointed(dateAt(target));

  const shown = pointed ?? date;
  const reason = whyNot(shown);
  return (
    <dialog
      ref={dialog}
      className="krume-dialog krume-calendar"
      aria-labelledby={titleId}
      onClose={onClose}
      // Input events of the month select must not reach the form around the date field
      onInput={stop}
      onChange={stop}
    >
      <div className="krume-calendar-month">
        <h2 id={titleId}>{label}</h2>
        <MonthControls date={date} first={first} last={last} onTurn={turn} />
        <div
          ref={host}
          className="krume-days"
          onKeyDownCapture={onKeyDown}
          onClickCapture={onClick}
          onPointerOver={onPointer}
          onPointerLeave={() => setPointed(undefined)}
        />
      </div>
      <div className="krume-calendar-day">
        <p role="status" className="krume-hidden">
          {status}
        </p>
        <div className="krume-day-status">
          <p>
            <b>{longDate(shown)}</b>
            {[highlight?.(shown), reason].filter(Boolean).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
          {shown === date && remedy?.(date)}
        </div>
        {props.undo?.bar}
        {next !== undefined && <NextDate next={next} none={props.none} onTake={take} />}
        <div className="krume-dialog-actions">
          <button type="button" className="krume-button-quiet" onClick={() => dialog.current?.close()}>
            {dialogText.cancel}
          </button>
        </div>
      </div>
    </dialog>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

function dateAt(target: EventTarget): CivilDate | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;
  return cell?.dataset.date;
}
