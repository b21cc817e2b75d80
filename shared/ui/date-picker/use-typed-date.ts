import { useEffect, useRef, useState } from 'react';
import { type CivilDate, formatCivilDate } from '../../rules/dates/civil.ts';
import { readTypedDate } from '../../rules/dates/typed-date.ts';
import { datePickerText } from '../../text/date-picker.ts';
import { type Limits, refusal } from './refusal.ts';

interface Options {
  value: CivilDate | undefined;
  limits: Limits;
  onChange(date: CivilDate | undefined): void;
}

/**
 * The text of a date field, and the typed date. A complete and possible date is applied at once. Errors are shown on
 * blur, and the invalid text stays for correction.
 */
export function useTypedDate({ value, limits, onChange }: Options) {
  const [text, setText] = useState(written(value));
  const [isTyping, setTyping] = useState(false);
  const known = useRef(value);

  const report = (date: CivilDate | undefined) => {
    if (date === known.current) return;
    known.current = date;
    onChange(date);
  };
  const possible = (date: CivilDate | undefined) =>
    date !== undefined && refusal(limits, date) === undefined ? date : undefined;

  useEffect(() => {
    // Ignores values that this hook has reported, and accepts values that the parent component has changed
    if (value === known.current) return;
    known.current = value;
    setText(written(value));
    setTyping(false);
  }, [value]);

  const date = readTypedDate(text);
  const problem = isTyping || !text.trim() ? undefined : date ? refusal(limits, date) : datePickerText.noDate;
  // The typed date can become possible later, for example when a product is removed
  const nowPossible = !isTyping && !value && !problem ? date : undefined;
  const latest = useRef(report);
  latest.current = report;
  useEffect(() => {
    if (nowPossible) latest.current(nowPossible);
  }, [nowPossible]);

  return {
    text,
    problem,
    type(typed: string) {
      setText(typed);
      setTyping(true);
      // '25.11.20' may be an incomplete '25.11.2026'
      report(/\d{4}\s*$/.test(typed) ? possible(readTypedDate(typed)) : undefined);
    },
    finish() {
      if (!isTyping) return;
      setTyping(false);
      if (date) setText(written(date));
      report(possible(date));
    },
    choose(chosen: CivilDate | undefined) {
      setText(written(chosen));
      setTyping(false);
      report(possible(chosen));
    },
  };
}

const written = (date: CivilDate | undefined) => (date ? formatCivilDate(date) : '');
