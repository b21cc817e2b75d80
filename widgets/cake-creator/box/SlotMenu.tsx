import { useLayoutEffect, useRef, useState } from 'react';
import { type CakeDesign, type DesignChange, elementAt, isFull } from '../../../shared/rules/cake/design.ts';
import { cakeSlotText } from '../../../shared/text/cake-creator.ts';
import type { Creator } from '../design/creator.ts';
import { elementName } from '../panel/element-name.ts';
import type { View } from '../window/view.ts';
import { menuPlace } from './menu-place.ts';

interface Props {
  creator: Creator;
  design: CakeDesign;
  index: number;
  onView(view: View): void;
  /** Called when the menu closes, with the slot to focus */
  onClose(place: number): void;
  onLeave(): void;
}

/** A menu with the actions for one element, as alternatives to dragging. */
export function SlotMenu({ creator, design, index, onView, onClose, onLeave }: Props) {
  const { designs, layout } = creator;
  const ref = useRef<HTMLDivElement>(null);
  const element = elementAt(design, index);
  const others = layout.slots.map((_, place) => place).filter((place) => place !== index);
  const nameAt = (place: number) => {
    const there = elementAt(design, place);
    return there && elementName(there);
  };
  const filled = others.filter((place) => nameAt(place) !== undefined);
  const [target, setTarget] = useState(others[0] ?? 0);
  const [other, setOther] = useState(filled[0]);

  useLayoutEffect(() => {
    const menu = ref.current;
    const cake = menu?.parentElement?.querySelector(`[data-place="${index}"]`);
    if (!menu || !cake) return;
    const place = () => {
      // Measures the dialog instead of the window, because the dialog excludes the gutter of the page's
      // scroll bar
      const around = (menu.closest('dialog') ?? menu).getBoundingClientRect();
      const { side, room } = menuPlace(cake.getBoundingClientRect(), around);
      menu.dataset.side = side;
      menu.style.setProperty('--room', `${room}px`);
    };
    place();
    const closed = new AbortController();
    addEventListener('resize', place, { signal: closed.signal });
    menu.showPopover();
    menu.querySelector('button')?.focus();
    return () => closed.abort();
  }, [index]);

  if (!element) return null;
  const name = elementName(element);
  const full = isFull(design);
  const act = (change: DesignChange, place = index) => {
    designs.change(change);
    onClose(place);
  };
  return (
    <div
      ref={ref}
      popover="auto"
      className="krume-cake-menu"
      role="dialog"
      aria-label={cakeSlotText.actions(index + 1, name)}
      // Ignores the event of a removed menu, because this event may arrive when the next menu is already open
      onToggle={({ newState, currentTarget }) =>
        newState === 'closed' && currentTarget.isConnected && onClose(index)
      }
      // Closes the menu when an element outside the menu gets the focus, because the menu may cover that element
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <p>
        <b>{cakeSlotText.place(index + 1)}</b> {name}
      </p>
      <button type="button" onClick={() => onView({ kind: 'edit', index })}>
        {cakeSlotText.edit}
      </button>
      <div className="krume-cake-choice">
        <label>
          {cakeSlotText.move}
          <select value={target} onChange={(event) => setTarget(Number(event.currentTarget.value))}>
            {others.map((place) => (
              <option key={place} value={place}>
                {cakeSlotText.target(place + 1, nameAt(place))}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => act({ type: 'move', from: index, to: target }, target)}>
          {cakeSlotText.moveNow}
        </button>
      </div>
      {!full && (
        <>
          <button type="button" onClick={() => act({ type: 'clone', index })}>
            {cakeSlotText.clone}
          </button>
          <button type="button" onClick={() => act({ type: 'fill', index })}>
            {cakeSlotText.fill}
          </button>
        </>
      )}
      {!full && other !== undefined && (
        <div className="krume-cake-choice">
          <label>
            {cakeSlotText.alternate}
            <select value={other} onChange={(event) => setOther(Number(event.currentTarget.value))}>
              {filled.map((place) => (
                <option key={place} value={place}>
                  {cakeSlotText.slot(place + 1, nameAt(place))}
                </option>
              ))}
            </select>
          </label>
          <button type="button" onClick={() => act({ type: 'alternate', index, other })}>
            {cakeSlotText.alternateNow}
          </button>
        </div>
      )}
      <button type="button" onClick={() => act({ type: 'delete', index })}>
        {cakeSlotText.remove}
      </button>
      <button type="button" onClick={() => onClose(index)}>
        {cakeSlotText.close}
      </button>
    </div>
  );
}
