import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { getAttribute, queryAll } from '../../registry/native.ts';
import { validateForm } from '../../rules/form.ts';
import { showField } from '../dom/show-field.ts';

type Problems = Readonly<Record<string, string>>;

interface CheckedForm<Values extends object> {
  /** The rule for its fields, as in `shared/rules/forms` */
  rule: GenericSchema<unknown, Values>;
  /**
   * Called with what is valid; until it is done the form is being sent, and is not sent again. What it answers are the
   * fields that the shop has refused, each with its reason.
   */
  onValid(values: Values, form: HTMLFormElement): Promise<Problems | undefined> | undefined;
  /** What the shop has refused before; its first field gets the focus */
  refused?: Problems | undefined;
  /** Whether what stands in the form at first is marked where it is wrong: it has been tried before */
  isTried?: boolean | undefined;
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
export function useCheckedForm<Values extends object>(options: CheckedForm<Values>) {
  const { rule, onValid } = options;
  const [wrong, setWrong] = useState<Problems>({});
  /** What the shop has refused and nobody has changed since */
  const [told, setTold] = useState<Problems>(options.refused ?? {});
  const [first, setFirst] = useState(() => ({ name: Object.keys(told)[0] }));
  const problems = { ...wrong, ...told };
  const element = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  // A second submit may come before the next render
  const isBusy = useRef(false);

  // By now the marks are there, and a field that was folded away is in sight
  useLayoutEffect(() => {
    if (element.current && first.name !== undefined) showField(element.current, first.name);
  }, [first]);

  const check = (form: HTMLFormElement) => {
    const result = validateForm(rule, Object.fromEntries(new FormData(form)));
    return result.valid ? result : { ...result, failing: inPlace(form, result.failing) };
  };

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const result = check(form);
    setTold({});
    setWrong(result.valid ? {} : byName(result.failing));
    if (!result.valid) {
      setFirst({ name: result.failing[0]?.name });
      return;
    }
    isBusy.current = true;
    setSending(true);
    try {
      const refused = await onValid(result.values, form);
      if (refused) {
        setTold(refused);
        setFirst({ name: Object.keys(refused)[0] });
      }
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  /** Nothing is marked that was not marked before: what has not been reached yet is not wrong. */
  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    if (Object.keys(problems).length === 0) return;
    const result = check(currentTarget);
    const failing = result.valid ? [] : result.failing;
    setWrong(byName(failing.filter(({ name }) => name in wrong)));
    const changed = target instanceof Element ? getAttribute(target, 'name') : null;
    setTold(Object.fromEntries(Object.entries(told).filter(([name]) => name !== changed)));
  }

  const isTried = useRef(options.isTried);
  useLayoutEffect(() => {
    if (!isTried.current || !element.current) return;
    isTried.current = false;
    const result = check(element.current);
    if (!result.valid) setWrong(byName(result.failing));
  });

  return {
    /** What the form element gets */
    form: { ref: element, onSubmit, onInput, noValidate: true, 'aria-busy': isSending },
    /** Why each field is in error, by its name, in form order */
    problems,
    isSending,
  };
}

/** A rule may name its fields in another order than the form shows them. */
function inPlace<Failing extends { name: string }>(form: Element, failing: readonly Failing[]): Failing[] {
  const names = queryAll(form, '[name]').map((field) => getAttribute(field, 'name'));
  return failing.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

const byName = (failing: readonly { name: string; message: string }[]): Problems =>
  Object.fromEntries(failing.map(({ name, message }) => [name, message]));
