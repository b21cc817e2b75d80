import { Events } from './events.ts';
import { type DemoMap, part } from './map.ts';
import type { Position } from './projection.ts';

export class Size {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
}

/** The anchor of an info window. */
export interface Anchor {
  pin: Pin;
}

interface PinOptions {
  position: Position;
  title: string;
  content: Element;
  onPress(): void;
}

/** The markers of a map are one tab stop; arrow keys move between them. */
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
    });
    const frame = part('div');
    frame.style.translate = '-50% -100%';
    frame.append(content);
    element.append(frame);
    element.onclick = onPress;
    element.onkeydown = (event) => this.#onKey(event, onPress);
    element.onfocus = () => {
      this.#takeStop();
      // Puts the marker in front of adjacent ones
      element.style.zIndex = '1';
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

const svg = 'http://www.w3.org/2000/svg';

/** The default marker, without a logo. */
function drop(): Element {
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('width', '27');
  picture.setAttribute('height', '43');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute(
    'd',
    'M13.5 0a13.5 13.5 0 0 1 13.5 13.5c0 10-13.5 29.5-13.5 29.5S0 23.5 0 13.5A13.5 13.5 0 0 1 13.5 0Z',
  );
  path.setAttribute('fill', '#c5221f');
  picture.append(path);
  return picture;
}

interface MarkerOptions {
  map?: DemoMap | null;
  position: Position;
  title: string;
  icon?: { url: string; scaledSize: Size } | null;
}

/** A marker on a map without an id. */
export class Marker extends Events implements Anchor {
  readonly pin: Pin;

  constructor({ map, position, title, icon }: MarkerOptions) {
    super();
    const content = icon ? picture(icon.url, icon.scaledSize) : drop();
    this.pin = new Pin({ position, title, content, onPress: () => this.emit('click') });
    this.setMap(map ?? null);
  }

  setMap(map: DemoMap | null): void {
    this.pin.setMap(map ?? undefined);
  }
}

function picture(url: string, { width, height }: Size): Element {
  const image = new Image(width, height);
  image.src = url;
  image.alt = '';
  return image;
}

interface AdvancedOptions {
  map?: DemoMap | null;
  position: Position;
  title: string;
  content?: Element | null;
}

/** A marker on a map with an id. The real one is an element; this one only has its events. */
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
