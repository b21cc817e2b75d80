import type { CakeElement } from '../../../shared/model/cake.ts';
import { holdBack } from '../../../shared/rules/cake/box.ts';
import { elementAt } from '../../../shared/rules/cake/design.ts';
import { boxHeight, dropTarget, type Point, slotSquare } from '../../../shared/rules/cake/geometry.ts';
import type { Creator } from '../design/creator.ts';
import type { StageView } from './stage-view.ts';

/** Pixels that a pointer moves before a press becomes a drag. */
const threshold = 5;

interface Drag {
  pointer: number;
  index: number;
  element: CakeElement;
  from: Point;
  isMoving: boolean;
  centre: Point;
  target: number | undefined;
}

const middle = ({ x, y, size }: { x: number; y: number; size: number }): Point => ({
  x: x + size / 2,
  y: y + size / 2,
});

/**
 * Elements are dragged from slot to slot, by mouse, finger and pen. A second finger, a pointer that is taken away, and
 * Escape put the element back. What has the places of the slots is the box; each of its buttons says which it is.
 *
 * @see shop.md section 4, "Dragging"
 */
export function followDrag(
  box: HTMLElement,
  { layout, designs }: Pick<Creator, 'layout' | 'designs'>,
  view: StageView,
  signal: AbortSignal,
): void {
  let drag: Drag | undefined;

  /** In the box's own pixels, wherever it is by then: it may be scrolled during a drag, and a theme may have zoomed it. */
  function pointIn({ clientX, clientY }: PointerEvent): Point {
    const seen = box.getBoundingClientRect();
    const scale = view.width() / seen.width;
    return { x: (clientX - seen.left) * scale, y: (clientY - seen.top) * scale };
  }

  function begin(event: PointerEvent): void {
    if (drag) {
      putBack();
      return;
    }
    const index = placeOf(event.target);
    // Further fingers are not primary as long as the first one lies there
    if (event.button !== 0 || !event.isPrimary || index === undefined) return;
    const element = elementAt(designs.now(), index);
    if (!element) return;
    const centre = middle(slotSquare(layout, index, view.width()));
    const from = pointIn(event);
    drag = { pointer: event.pointerId, index, element, from, isMoving: false, centre, target: undefined };
  }

  /** Over something else the button may have been let go before the box had taken the pointer: then nobody said so. */
  function follow(event: PointerEvent): void {
    if (event.buttons === 0) lose(event);
    else move(event);
  }

  function move(event: PointerEvent): void {
    if (drag?.pointer !== event.pointerId) return;
    if (!isThere(drag)) {
      putBack();
      return;
    }
    const { x, y } = pointIn(event);
    const [dx, dy] = [x - drag.from.x, y - drag.from.y];
    if (!drag.isMoving && Math.hypot(dx, dy) < threshold) return;
    if (!drag.isMoving) {
      drag.isMoving = true;
      box.setPointerCapture(event.pointerId);
      box.dataset.dragging = '';
    }
    const width = view.width();
    const slot = slotSquare(layout, drag.index, width);
    const bounds = { x: 0, y: 0, width, height: boxHeight(layout, width) };
    drag.centre = middle(holdBack({ x: slot.x + dx, y: slot.y + dy, size: slot.size }, bounds));
    drag.target = dropTarget(layout, drag.index, drag.centre, width);
    view.drag(drag.index, drag.centre, drag.target);
  }

  function drop(event: PointerEvent): void {
    if (drag?.pointer !== event.pointerId) return;
    // Once more: what lies below the pointer may have been scrolled since it moved
    if (drag.isMoving) move(event);
    if (!drag?.isMoving || drag.target === undefined) {
      putBack();
      return;
    }
    const { index, target, centre } = drag;
    end();
    const other = middle(slotSquare(layout, target, view.width()));
    designs.change({ type: 'move', from: index, to: target });
    view.settle({ [target]: centre, [index]: other });
  }

  function putBack(): void {
    const last = drag;
    end();
    if (last?.isMoving) view.settle(isThere(last) ? { [last.index]: last.centre } : {});
  }

  function lose(event: PointerEvent): void {
    if (drag?.pointer === event.pointerId) putBack();
  }

  /** Not after an undo by key, or where its slot has got something else. */
  const isThere = ({ index, element }: Drag) => elementAt(designs.now(), index) === element;

  function end(): void {
    if (drag?.isMoving) {
      delete box.dataset.dragging;
      // The press that ends here is no click on a slot
      box.addEventListener('click', swallow, { capture: true });
      setTimeout(() => box.removeEventListener('click', swallow, { capture: true }));
    }
    drag = undefined;
  }

  box.addEventListener('pointerdown', begin, { signal });
  box.addEventListener('pointermove', follow, { signal });
  box.addEventListener('pointerup', drop, { signal });
  box.addEventListener('pointercancel', lose, { signal });
  // What was dropped has ended before. A finger is held by its button until the box takes it, which is no loss
  box.addEventListener('lostpointercapture', (event) => event.target === box && lose(event), { signal });
  // Of the window: in Safari a button that is pressed has no focus
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !drag?.isMoving) return;
      event.preventDefault();
      putBack();
    },
    { signal, capture: true },
  );
}

const swallow = (event: Event) => event.stopPropagation();

function placeOf(target: EventTarget | null): number | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : undefined;
  return button ? Number(button.dataset.place) : undefined;
}
