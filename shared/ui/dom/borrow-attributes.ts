import { getAttribute, removeAttribute, setAttribute } from '../../registry/native.ts';
import { resettable } from '../../registry/resettable.ts';

type Value = string | null;

interface Loan {
  /** The value of the attribute before a widget changed it */
  original: Value;
  /** The value that each widget has set, the latest at the end */
  values: Map<object, Value>;
}

let loans = new WeakMap<Element, Map<string, Loan>>();

resettable(() => {
  loans = new WeakMap();
});

/**
 * Sets attributes on the server's elements temporarily, and restores the original values. Nested widgets may set the
 * same attribute and unmount in any order. If another script has changed the attribute meanwhile, the value of that
 * script stays.
 */
export function borrowAttributes() {
  const borrower = {};
  const borrowed = new Map<Element, Set<string>>();
  let isOver = false;

  /**
   * Does nothing after `giveBack`, because asynchronous work of a widget can end after the widget has unmounted.
   *
   * @param value null removes the attribute
   */
  function set(element: Element, name: string, value: Value): void {
    if (isOver) return;
    const ofElement = loans.get(element) ?? new Map<string, Loan>();
    loans.set(element, ofElement);
    const loan = ofElement.get(name) ?? { original: getAttribute(element, name), values: new Map() };
    ofElement.set(name, loan);
    loan.values.delete(borrower);
    loan.values.set(borrower, value);
    borrowed.set(element, (borrowed.get(element) ?? new Set()).add(name));
    write(element, name, value);
  }

  function giveBack(): void {
    isOver = true;
    for (const [element, names] of borrowed) {
      const ofElement = loans.get(element);
      for (const name of names) {
        const loan = ofElement?.get(name);
        if (!loan) continue;
        const last = [...loan.values.keys()].at(-1);
        const mine = loan.values.get(borrower) ?? null;
        loan.values.delete(borrower);
        if (loan.values.size === 0) ofElement?.delete(name);
        if (last !== borrower || getAttribute(element, name) !== mine) continue;
        write(
          element,
          name,
          loan.values.size > 0 ? ([...loan.values.values()].at(-1) ?? null) : loan.original,
        );
      }
    }
    borrowed.clear();
  }

  return {
    set,
    /** Sets or removes a boolean attribute such as `hidden`. If the attribute is already set, its value stays. */
    toggle(element: Element, name: string, isSet: boolean): void {
      const current = getAttribute(element, name);
      if (isSet !== (current !== null)) set(element, name, isSet ? '' : null);
    },
    giveBack,
  };
}

export type BorrowedAttributes = ReturnType<typeof borrowAttributes>;

function write(element: Element, name: string, value: Value): void {
  if (value === getAttribute(element, name)) return;
  if (value === null) removeAttribute(element, name);
  else setAttribute(element, name, value);
}
