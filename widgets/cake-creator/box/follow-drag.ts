import type { CakeElement } from '../../../shared/model/cake.ts';
import { clampDrag } from '../../../shared/rules/cake/box.ts';
import { elementAt } from '../../../shared/rules/cake/design.ts';
import { boxHeight, dropTarget, type Point, slotSquare } from '../../../shared/rules/cake/geometry.ts';
import type { Creator } from '../design/creator.ts';
import type { StageView } from './stage-view.ts';

/** A press becomes a drag after the pointer has moved by this number of pixels. */
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
 * Drags elements between slots by mouse, touch and pen. A second finger, a cancelled pointer or Escape
 * returns the dragged element to its slot. Positions are relative to the box. Each button in the box has the
 * index of its slot in the attribute `data-place`.
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

  /**
   * Returns the pointer's position in pixels of the box. The box is measured for each event, because the box
   * may scroll during a drag, and a theme may zoom the box.
   */
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
    // Ignores further fingers. Only the first finger on the screen is primary
    if (event.button !== 0 || !event.isPrimary || index === undefined) return;
    const element = elementAt(designs.now(), index);
    if (!element) return;
    const centre = middle(slotSquare(layout, index, view.width()));
    const from = pointIn(event);
    drag = { pointer: event.pointerId, index, element, from, isMoving: false, centre, target: undefined };
  }

  /**
   * Moves the element, or ends the drag if no button is pressed. Before the box has captured the pointer, a
   * release of the button outside the window fires no pointerup.
   */
  function follow(event: PointerEvent): void {
    if (event.buttons === 0) onPointerLost(event);
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
    drag.centre = middle(clampDrag({ x: slot.x + dx, y: slot.y + dy, size: slot.size }, bounds));
    drag.target = dropTarget(layout, drag.index, drag.centre, width);
    view.drag(drag.index, drag.centre, drag.target);
  }

  function drop(event: PointerEvent): void {
    if (drag?.pointer !== event.pointerId) return;
    // The page may have scrolled since the last pointermove
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

  function onPointerLost(event: PointerEvent): void {
    if (drag?.pointer === event.pointerId) putBack();
  }

  /**
   * Returns whether the dragged element is still in its slot. An undo during the drag may have moved the
   * element.
   */
  const isThere = ({ index, element }: Drag) => elementAt(designs.now(), index) === element;

  function end(): void {
    if (drag?.isMoving) {
      delete box.dataset.dragging;
      // Swallows the click event after a drag, because the click would open the menu of a slot
      box.addEventListener('click', swallow, { capture: true });
      setTimeout(() => box.removeEventListener('click', swallow, { capture: true }));
    }
    drag = undefined;
  }

  box.addEventListener('pointerdown', begin, { signal });
  box.addEventListener('pointermove', follow, { signal });
  box.addEventListener('pointerup', drop, { signal });
  box.addEventListener('pointercancel', onPointerLost, { signal });
  // A drop ends the drag before this event fires. Events of a slot's button are ignored, because such an event
  // ends only the implicit capture of a touch
  box.addEventListener('lostpointercapture', (event) => event.target === box && onPointerLost(event), {
    signal,
  });
  // Listens on the window, because Safari does not focus a clicked button
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
