import type { KeyboardEvent } from 'react';

interface Props<Name extends string> {
  /** Ids and labels in their order */
  tabs: readonly (readonly [name: Name, label: string])[];
  selected: Name;
  /** Prefix of the tabs' ids; the id of each tab ends with its name */
  id: (name: Name) => string;
  panelOf: (name: Name) => string;
  className: string;
  onSelect(name: Name): void;
}

/** Tabs of which one is in the tab order; arrow keys select another one. @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function TabList<Name extends string>(props: Props<Name>) {
  const { tabs, selected, id, panelOf, className, onSelect } = props;
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex(([name]) => name === selected);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    // Alt and an arrow key is the browser's shortcut for back and forward
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    event.currentTarget.querySelectorAll('button')[index]?.focus();
    const [name] = tabs[index] ?? [];
    if (name) onSelect(name);
  };
  return (
    <div role="tablist" className={className} onKeyDown={press}>
      {tabs.map(([name, text]) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={id(name)}
          aria-selected={name === selected}
          aria-controls={panelOf(name)}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
