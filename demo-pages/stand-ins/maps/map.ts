import { Events } from './events.ts';
import { drawGround } from './ground.ts';
import { part } from './part.ts';
import { type Point, type Position, project } from './projection.ts';
import { zoomButtons } from './zoom-buttons.ts';

interface Options {
  center: Position;
  zoom: number;
}

/** The sides of a map area, in degrees. */
interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

interface Pinned {
  element: HTMLElement;
  position: Position;
}

/** Pixels that an arrow key moves the map. */
const step = 60;
const zooms = { min: 8, max: 18 };

/** A simple map of Basel with water, roads and place names. Users can move and zoom it. */
export class DemoMap extends Events {
  readonly element: HTMLElement;
  readonly layer = part('div');
  readonly #ground = part('div');
  readonly #pins = new Set<Pinned>();
  readonly #centre: Point;
  #zoom: number;
  #offset: Point = { x: 0, y: 0 };
  /** Size of the map in pixels. Read once for all pins, because each read makes the browser compute the layout */
  #size: Point = { x: 0, y: 0 };

  constructor(element: HTMLElement, { center, zoom }: Options) {
    super();
    this.element = element;
    this.#centre = project(center, 0);
    this.#zoom = zoom;
    Object.assign(element.style, { position: 'relative', overflow: 'clip', background: '#eef1e6' });
    Object.assign(this.#ground.style, {
      position: 'absolute',
      inset: '0',
      touchAction: 'pan-y',
      cursor: 'grab',
    });
    this.#ground.tabIndex = 0;
    this.#ground.setAttribute('role', 'region');
    this.#ground.setAttribute('aria-label', 'Karte, mit Pfeiltasten verschieben');
    this.#ground.onkeydown = (event) => this.#onKey(event);
    this.#ground.onpointerdown = (event) => this.#onPress(event);
    Object.assign(this.layer.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
    element.append(
      this.#ground,
      this.layer,
      zoomButtons((by) => this.setZoom(this.#zoom + by)),
    );
    new ResizeObserver(() => this.#draw()).observe(element);
    this.#draw();
  }

  getZoom = () => this.#zoom;

  setZoom(zoom: number): void {
    const before = this.#zoom;
    this.#zoom = Math.min(zooms.max, Math.max(zooms.min, zoom));
    if (this.#zoom === before) return;
    // Keeps the centre of the map in place
    const scale = 2 ** (this.#zoom - before);
    this.#offset = { x: this.#offset.x * scale, y: this.#offset.y * scale };
    this.#draw();
    this.emit('zoom_changed');
  }

  setCenter(position: Position): void {
    this.panTo(position);
  }

  /** Shows an area at the highest whole zoom level that leaves `padding` pixels around it. */
  fitBounds({ south, west, north, east }: Bounds, padding = 0): void {
    const [from, to] = [project({ lat: north, lng: west }, 0), project({ lat: south, lng: east }, 0)];
    const { clientWidth, clientHeight } = this.element;
    const scale = Math.min(
      (clientWidth - 2 * padding) / (to.x - from.x),
      (clientHeight - 2 * padding) / (to.y - from.y),
    );
    this.setZoom(Math.floor(Math.log2(scale)));
    this.panTo({ lat: (south + north) / 2, lng: (west + east) / 2 });
  }

  panBy(x: number, y: number): void {
    this.#offset = { x: this.#offset.x - x, y: this.#offset.y - y };
    this.#draw();
  }

  panTo(position: Position): void {
    const place = this.#placeOf(position);
    const { clientWidth, clientHeight } = this.element;
    this.panBy(place.x - clientWidth / 2, place.y - clientHeight / 2);
  }

  /** Centres a position only if the position is outside the visible map. */
  panIntoView(position: Position): void {
    const { x, y } = this.#placeOf(position);
    if (x < 0 || y < 0 || x > this.#size.x || y > this.#size.y) this.panTo(position);
  }

  add(pin: Pinned): void {
    this.#pins.add(pin);
    this.layer.append(pin.element);
    this.#put(pin);
  }

  remove(pin: Pinned): void {
    this.#pins.delete(pin);
    pin.element.remove();
  }

  /** The distance of a position from the map's upper left corner, in pixels. */
  #placeOf(position: Position): Point {
    const scale = 2 ** this.#zoom;
    const { x, y } = project(position, 0);
    return {
      x: (x - this.#centre.x) * scale + this.#offset.x + this.#size.x / 2,
      y: (y - this.#centre.y) * scale + this.#offset.y + this.#size.y / 2,
    };
  }

  #put({ element, position }: Pinned): void {
    const { x, y } = this.#placeOf(position);
    element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  }

  #draw(): void {
    const { clientWidth, clientHeight } = this.element;
    this.#size = { x: clientWidth, y: clientHeight };
    drawGround(this.#ground, (position) => this.#placeOf(position));
    for (const pin of this.#pins) this.#put(pin);
  }

  #onKey(event: KeyboardEvent): void {
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    this.panBy(...move);
  }

  #onPress(start: PointerEvent): void {
    let { clientX, clientY } = start;
    this.#ground.setPointerCapture(start.pointerId);
    this.#ground.onpointermove = (event) => {
      this.panBy(clientX - event.clientX, clientY - event.clientY);
      ({ clientX, clientY } = event);
    };
    this.#ground.onpointerup = () => {
      this.#ground.onpointermove = null;
    };
  }
}
