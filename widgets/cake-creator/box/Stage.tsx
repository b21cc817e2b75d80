import {
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type CakeDesign, elementAt } from '../../../shared/rules/cake/design.ts';
import { boxHeight, type Direction, neighbour, slotSquare } from '../../../shared/rules/cake/geometry.ts';
import type { CakeLayout } from '../../../shared/rules/cake/layout.ts';
import { cakeCreatorText, cakeSlotText } from '../../../shared/text/cake-creator.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
import { useIsland } from '../../../shared/ui/widget.ts';
import type { Creator } from '../design/creator.ts';
import { elementName } from '../panel/element-name.ts';
import type { View } from '../window/view.ts';
import { followDrag } from './follow-drag.ts';
import { SlotMenu } from './SlotMenu.tsx';
import { openStageView } from './stage-view.ts';

interface Props {
  creator: Creator;
  design: CakeDesign;
  onView(view: View): void;
  onReach(): void;
  ref: Ref<HTMLElement>;
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The image of the box with a button over each slot. @see shop.md sections 2.3 and 4 */
export function Stage({ creator, design, onView, onReach, ref }: Props) {
  const { id } = useIsland();
  const { layout, designs } = creator;
  const box = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  /** The only slot in the tab order (roving tabindex) */
  const [current, setCurrent] = useState(0);
  const [menu, setMenu] = useState<number>();

  useEffect(() => {
    const ended = new AbortController();
    const open = async () => {
      if (!box.current || !picture.current) return;
      try {
        const view = await openStageView(picture.current, creator, ended.signal);
        followDrag(box.current, creator, view, ended.signal);
      } catch (error) {
        if (ended.signal.aborted) return;
        console.error('Krume:', error);
        showError(cakeCreatorText.pictureFailed, { reload: false, retry: () => void open() });
      }
    };
    void open();
    return () => ended.abort();
  }, [creator]);

  const focus = (index: number) => {
    setCurrent(index);
    box.current?.querySelector<HTMLElement>(`[data-place="${index}"]`)?.focus();
  };
  // If an undo removes an element, the element's menu closes, and stays closed after a redo
  const isGone = menu !== undefined && !elementAt(design, menu);
  useLayoutEffect(() => {
    if (!isGone) return;
    box.current?.querySelector<HTMLElement>(`[data-place="${menu}"]`)?.focus();
    setMenu(undefined);
  }, [isGone, menu]);
  const press = (event: KeyboardEvent, index: number) => {
    const direction = arrows[event.key];
    const end = event.key === 'Home' ? 0 : event.key === 'End' ? layout.slots.length - 1 : undefined;
    if (event.key === 'Delete' || event.key === 'Backspace') designs.change({ type: 'delete', index });
    if (!direction && end === undefined) return;
    event.preventDefault();
    const next = direction ? neighbour(layout, index, direction) : end;
    if (next === undefined) return;
    if (event.shiftKey) designs.change({ type: 'move', from: index, to: next });
    focus(next);
  };

  return (
    <section ref={ref} className="krume-cake-stage" aria-label={cakeCreatorText.box}>
      <p id={id('keys')} className="krume-hidden">
        {cakeSlotText.hint}
      </p>
      <div ref={box} className="krume-cake-box" style={{ '--ratio': layout.ratio } as CSSProperties}>
        <div ref={picture} className="krume-cake-picture" aria-hidden="true" />
        <fieldset
          className="krume-cake-slots"
          aria-label={cakeCreatorText.filled(design.elements.length, design.slots)}
          aria-describedby={id('keys')}
        >
          {layout.slots.map(({ x, y }, index) => {
            const element = elementAt(design, index);
            return (
              <button
                key={`${x} ${y}`}
                type="button"
                className="krume-cake-slot"
                data-place={index}
                data-filled={element !== undefined}
                style={slotStyle(layout, index)}
                tabIndex={index === current ? 0 : -1}
                aria-label={cakeSlotText.slot(index + 1, element && elementName(element))}
                aria-haspopup={element ? 'dialog' : undefined}
                onFocus={() => {
                  setCurrent(index);
                  onReach();
                }}
                onKeyDown={(event) => press(event, index)}
                onClick={() => (element ? setMenu(index) : onView({ kind: 'add', index }))}
              />
            );
          })}
        </fieldset>
        {design.elements.length === 0 && (
          <span className="krume-cake-invitation">{cakeSlotText.invitation}</span>
        )}
      </div>
      {menu !== undefined && !isGone && (
        <SlotMenu
          key={menu}
          creator={creator}
          design={design}
          index={menu}
          onView={(view) => {
            setMenu(undefined);
            onView(view);
          }}
          onClose={(place) => {
            setMenu(undefined);
            focus(place);
          }}
          onLeave={() => setMenu(undefined)}
        />
      )}
    </section>
  );
}

/** Returns position and size of a slot in percent of the box. */
function slotStyle(layout: CakeLayout, index: number): CSSProperties {
  const { x, y, size } = slotSquare(layout, index, 100);
  return {
    insetInlineStart: `${x}%`,
    insetBlockStart: `${(100 * y) / boxHeight(layout, 100)}%`,
    inlineSize: `${size}%`,
  };
}
