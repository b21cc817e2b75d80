import type { KeyboardEvent } from 'react';

interface Props<Name extends string> {
  /** Name and label of each tab, in the order of display */
  tabs: readonly (readonly [name: Name, label: string])[];
  selected: Name;
  /** Returns the id of a tab. The id must end with the name of the tab */
  id: (name: Name) => string;
  panelOf: (name: Name) => string;
  className: string;
  onSelect(name: Name): void;
}

/**
 * Tabs with a roving tabindex: arrow keys select the next or previous tab. @see
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function TabList<Name extends string>(props: Props<Name>) {
  const { tabs, selected, id, panelOf, className, onSelect } = props;
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex(([name]) => name === selected);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    // Alt with an arrow key is the browser's shortcut for back and forward
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
