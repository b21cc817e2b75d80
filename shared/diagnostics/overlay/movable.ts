interface Place {
  left: number;
  top: number;
}

/** Pixels by which an arrow key moves the panel */
const step = 32;

/** Pixels between the panel and the edge of the window */
const margin = 12;

/** Makes a panel movable by its handle, with pointer and keyboard. */
export function makeMovable(panel: HTMLElement, handle: HTMLElement) {
  function place({ left, top }: Place): void {
    const { width, height } = panel.getBoundingClientRect();
    const within = (at: number, size: number, room: number) =>
      Math.max(margin, Math.min(at, room - size - margin));
    Object.assign(panel.style, {
      inset: 'auto',
      left: `${within(left, width, innerWidth)}px`,
      top: `${within(top, height, innerHeight)}px`,
    });
  }

  handle.addEventListener('pointerdown', (event) => {
    if (event.button) return;
    const { x, y } = panel.getBoundingClientRect();
    const ended = new AbortController();
    const { signal } = ended;
    handle.setPointerCapture(event.pointerId);
    const move = ({ clientX, clientY }: PointerEvent) =>
      place({ left: x + clientX - event.clientX, top: y + clientY - event.clientY });
    handle.addEventListener('pointermove', move, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const)
      handle.addEventListener(type, () => ended.abort(), { signal });
  });

  handle.addEventListener('keydown', (event) => {
    const direction = Object.hasOwn(directions, event.key) ? directions[event.key] : undefined;
    if (!direction) return;
    event.preventDefault();
    const { x, y } = panel.getBoundingClientRect();
    place({ left: x + direction[0] * step, top: y + direction[1] * step });
  });

  return {
    /**
     * Moves the panel to a corner if the panel covers an area. Returns false if the panel would cover the area in every
     * corner.
     */
    keepClear(area: DOMRect): boolean {
      const own = panel.getBoundingClientRect();
      const [right, bottom] = [innerWidth - own.width, innerHeight - own.height];
      const spots = [
        { left: own.x, top: own.y },
        { left: right, top: bottom },
        { left: 0, top: bottom },
        { left: right, top: 0 },
        { left: 0, top: 0 },
      ];
      const free = spots.find(
        ({ left, top }) => !overlap(new DOMRect(left, top, own.width, own.height), area),
      );
      if (free && free !== spots[0]) place(free);
      return free !== undefined;
    },
  };
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right + margin &&
  b.left < a.right + margin &&
  a.top < b.bottom + margin &&
  b.top < a.bottom + margin;
