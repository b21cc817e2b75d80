import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { getAttribute, queryAll } from '../../registry/native.ts';
import { byName, validateForm } from '../../rules/form.ts';
import { showField } from '../dom/show-field.ts';

type Problems = Readonly<Record<string, string>>;

interface CheckedForm<Values extends object> {
  rule: GenericSchema<unknown, Values>;
  /**
   * Called with the valid values. The form cannot be sent again before the promise settles. Resolves to messages for
   * fields that the shop refused
   */
  onValid(values: Values, form: HTMLFormElement): Promise<Problems | undefined> | undefined;
  /**
   * Messages for fields that the shop refused before the form was opened; the first refused field receives the focus
   */
  refused?: Problems | undefined;
  /** True if the form was sent before: the initial values are then validated at once */
  isTried?: boolean | undefined;
}

/**
 * A form that is validated on submit. Values are read from the fields, so that autofill without events works and no
 * input is lost. Invalid fields are highlighted and listed in `problems`, and the first invalid field receives the
 * focus. The highlight of a field is removed as soon as the field is valid.
 *
 * @example const { form, problems, isSending } = useCheckedForm({ rule, onValid });
 * return <form {...form}>…<ErrorSummary problems={problems} labels={labels} />…</form>;
 * @see shop.md and site.md section 5
 */
export function useCheckedForm<Values extends object>(options: CheckedForm<Values>) {
  const { rule, onValid } = options;
  const [wrong, setWrong] = useState<Problems>({});
  /** The shop's messages for refused fields that the user has not changed yet */
  const [refusals, setRefusals] = useState<Problems>(options.refused ?? {});
  const [first, setFirst] = useState(() => ({ name: Object.keys(refusals)[0] }));
  const problems = { ...wrong, ...refusals };
  const element = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  // A second submit can occur before the next render
  const isBusy = useRef(false);

  // A layout effect runs after highlights and optional fields are rendered, so that the focus can move to them
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
    setRefusals({});
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
        setRefusals(refused);
        setFirst({ name: Object.keys(refused)[0] });
      }
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  /** Removes highlights on input, but adds none: a field that the user has not reached yet must not be highlighted. */
  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    if (Object.keys(problems).length === 0) return;
    const result = check(currentTarget);
    const failing = result.valid ? [] : result.failing;
    setWrong(byName(failing.filter(({ name }) => name in wrong)));
    const changed = target instanceof Element ? getAttribute(target, 'name') : null;
    setRefusals(Object.fromEntries(Object.entries(refusals).filter(([name]) => name !== changed)));
  }

  const isTried = useRef(options.isTried);
  useLayoutEffect(() => {
    if (!isTried.current || !element.current) return;
    isTried.current = false;
    const result = check(element.current);
    if (!result.valid) setWrong(byName(result.failing));
  });

  return {
    form: { ref: element, onSubmit, onInput, noValidate: true, 'aria-busy': isSending },
    /** Error messages by field name, in form order */
    problems,
    isSending,
  };
}

/** Sorts by the order of the fields in the form, which can differ from the order in the rule. */
function inPlace<Failing extends { name: string }>(form: Element, failing: readonly Failing[]): Failing[] {
  const names = queryAll(form, '[name]').map((field) => getAttribute(field, 'name'));
  return failing.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}
