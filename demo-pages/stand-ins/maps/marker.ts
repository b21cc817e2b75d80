import { Events } from './events.ts';
import type { DemoMap } from './map.ts';
import { circle, type Disc, drop, type Label, picture, type Size } from './marker-pictures.ts';
import { part } from './part.ts';
import type { Position } from './projection.ts';

/** An object that an info window can point to. */
export interface Anchor {
  pin: Pin;
}

interface PinOptions {
  position: Position;
  title: string;
  content: Element;
  onPress(): void;
}

/** The element of a marker. All markers of a map are one tab stop; arrow keys move the focus between markers. */
export class Pin {
  readonly element = part('div');
  readonly position: Position;
  map: DemoMap | undefined;

  constructor({ position, title, content, onPress }: PinOptions) {
    this.position = position;
    const { element } = this;
    element.role = 'button';
    element.ariaLabel = title;
    element.title = title;
    element.dataset.pin = '';
    element.tabIndex = -1;
    Object.assign(element.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      cursor: 'pointer',
      pointerEvents: 'auto',
      lineHeight: '0',
      // The middle of the lower edge marks the position. Uses `transform` because the map sets `translate`
      transform: 'translate(-50%, -100%)',
    });
    element.append(content);
    element.onclick = onPress;
    element.onkeydown = (event) => this.#onKey(event, onPress);
    element.onfocus = () => {
      this.#takeStop();
      // Draws the focused marker in front of its neighbours
      element.style.zIndex = '1';
      this.map?.panIntoView(position);
    };
    element.onblur = () => element.style.removeProperty('z-index');
  }

  setMap(map: DemoMap | undefined): void {
    if (this.map === map) return;
    const before = this.map;
    this.map = map;
    before?.remove(this);
    map?.add(this);
    for (const each of [before, map])
      if (each && !each.layer.querySelector('[data-pin][tabindex="0"]')) giveStop(each);
  }

  #onKey(event: KeyboardEvent, onPress: () => void): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPress();
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || !this.map) return;
    event.preventDefault();
    const all = pinsOf(this.map);
    all.at((all.indexOf(this.element) + step) % all.length)?.focus();
  }

  #takeStop(): void {
    if (!this.map) return;
    for (const other of pinsOf(this.map)) other.tabIndex = -1;
    this.element.tabIndex = 0;
  }
}

const pinsOf = (map: DemoMap) => [...map.layer.querySelectorAll<HTMLElement>('[data-pin]')];

function giveStop(map: DemoMap): void {
  for (const [index, pin] of pinsOf(map).entries()) pin.tabIndex = index ? -1 : 0;
}

interface MarkerOptions {
  map?: DemoMap | null;
  position: Position;
  title: string;
  icon?: { url: string; scaledSize: Size } | Disc | null;
  label?: Label;
}

/** A marker on a map without a map id. */
export class Marker extends Events implements Anchor {
  readonly pin: Pin;

  constructor({ map, position, title, icon, label }: MarkerOptions) {
    super();
    const content = icon
      ? 'url' in icon
        ? picture(icon.url, icon.scaledSize)
        : circle(icon, label)
      : drop();
    this.pin = new Pin({ position, title, content, onPress: () => this.emit('click') });
    this.setMap(map ?? null);
  }

  setMap(map: DemoMap | null): void {
    this.pin.setMap(map ?? undefined);
  }
}

interface AdvancedOptions {
  map?: DemoMap | null;
  position: Position;
  title: string;
  content?: Element | null;
}

/** A marker on a map with a map id. The real class is an element; the stand-in only has the element's events. */
export class AdvancedMarkerElement extends EventTarget implements Anchor {
  readonly pin: Pin;

  constructor({ map, position, title, content }: AdvancedOptions) {
    super();
    const onPress = () => void this.dispatchEvent(new Event('gmp-click'));
    this.pin = new Pin({ position, title, content: content ?? drop(), onPress });
    this.map = map ?? null;
  }

  get map(): DemoMap | null {
    return this.pin.map ?? null;
  }

  set map(map: DemoMap | null) {
    this.pin.setMap(map ?? undefined);
  }
}
