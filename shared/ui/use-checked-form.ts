import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { validateForm } from '../rules/form.ts';
import { showField } from './show-field.ts';

type Problems = Readonly<Record<string, string>>;

interface CheckedForm<Values extends object> {
  /** The rule for its fields, as in `shared/rules/forms` */
  rule: GenericSchema<unknown, Values>;
  /** Called with what is valid; until it is done the form is being sent, and is not sent again */
  onValid(values: Values, form: HTMLFormElement): unknown;
}

/**
 * A form that is checked when it is sent. What stands in it is read from its fields, so that what a browser has filled
 * in without telling counts, and nothing typed is lost. Fields in error are marked and listed in `problems`, the first
 * one gets the focus; a mark goes as soon as its field is mended.
 *
 * @example const { form, problems, isSending } = useCheckedForm({ rule, onValid });
 *   return <form {...form}>…<ErrorSummary problems={problems} labels={labels} />…</form>;
 * @see shop.md and site.md section 5
 */
export function useCheckedForm<Values extends object>({ rule, onValid }: CheckedForm<Values>) {
  const [problems, setProblems] = useState<Problems>({});
  const [refused, setRefused] = useState<{ form: HTMLFormElement; first: string }>();
  const [isSending, setSending] = useState(false);
  // A second submit may come before the next render
  const isBusy = useRef(false);

  // By now the marks are there, and a field that was folded away is in sight
  useLayoutEffect(() => {
    if (refused) showField(refused.form, refused.first);
  }, [refused]);

  const check = (form: HTMLFormElement) => validateForm(rule, Object.fromEntries(new FormData(form)));

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const result = check(form);
    setProblems(result.valid ? {} : byName(result.failing));
    if (!result.valid) {
      const [first] = result.failing;
      if (first) setRefused({ form, first: first.name });
      return;
    }
    isBusy.current = true;
    setSending(true);
    try {
      await onValid(result.values, form);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  /** Nothing is marked that was not marked before: what has not been reached yet is not wrong. */
  function onInput({ currentTarget }: FormEvent<HTMLFormElement>): void {
    if (Object.keys(problems).length === 0) return;
    const result = check(currentTarget);
    const failing = result.valid ? [] : result.failing;
    setProblems(byName(failing.filter(({ name }) => name in problems)));
  }

  return {
    /** What the form element gets */
    form: { onSubmit, onInput, noValidate: true, 'aria-busy': isSending },
    /** Why each field is in error, by its name, in form order */
    problems,
    isSending,
  };
}

const byName = (failing: readonly { name: string; message: string }[]): Problems =>
  Object.fromEntries(failing.map(({ name, message }) => [name, message]));
