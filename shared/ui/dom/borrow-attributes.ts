import { getAttribute, removeAttribute, setAttribute } from '../../registry/native.ts';

type Value = string | null;

interface Loan {
  /** As it was before the first borrower */
  original: Value;
  /** What each borrower has set, the last one at the end */
  values: Map<object, Value>;
}

const loans = new WeakMap<Element, Map<string, Loan>>();

/**
 * Sets attributes of the server's elements for a while, and gives them back exactly as they were. Widgets that are nested
 * by mistake may borrow the same attribute, and end in any order. An attribute that another script has changed meanwhile
 * stays as that script has left it.
 */
export function borrowAttributes() {
  const me = {};
  const borrowed = new Map<Element, Set<string>>();
  let isOver = false;

  /** @param value null for none. Does nothing once all is given back: what a widget has begun may end later than the widget. */
  function set(element: Element, name: string, value: Value): void {
    if (isOver) return;
    const ofElement = loans.get(element) ?? new Map<string, Loan>();
    loans.set(element, ofElement);
    const loan = ofElement.get(name) ?? { original: getAttribute(element, name), values: new Map() };
    ofElement.set(name, loan);
    loan.values.delete(me);
    loan.values.set(me, value);
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
        const mine = loan.values.get(me) ?? null;
        loan.values.delete(me);
        if (loan.values.size === 0) ofElement?.delete(name);
        if (last !== me || getAttribute(element, name) !== mine) continue;
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
    /** An attribute that is there or not, such as `hidden`. What it says where it is there already stays. */
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
