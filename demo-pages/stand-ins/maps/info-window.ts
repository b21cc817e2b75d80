import { Events } from './events.ts';
import type { DemoMap } from './map.ts';
import type { Anchor } from './marker.ts';
import { part } from './part.ts';

interface Options {
  ariaLabel?: string | null;
  content?: Element | null;
  maxWidth?: number | null;
}

interface Opening {
  map: DemoMap;
  anchor: Anchor;
  shouldFocus?: boolean;
}

/** Pixels: `gap` between the marker and the info window, `edge` between the info window and the map's edge. */
const gap = 44;
const edge = 10;

/** An info window above a marker, with a close button. Opening the window moves the focus to it. */
export class InfoWindow extends Events {
  #options: Options = {};
  #box: HTMLElement | undefined;
  #before: Element | null = null;

  constructor(options: Options = {}) {
    super();
    this.setOptions(options);
  }

  get isOpen(): boolean {
    return this.#box !== undefined;
  }

  setOptions(options: Options): void {
    this.#options = { ...this.#options, ...options };
  }

  setContent(content: Element): void {
    this.setOptions({ content });
  }

  open({ map, anchor, shouldFocus = true }: Opening): void {
    this.#remove();
    this.#before = document.activeElement;
    map.panTo(anchor.pin.position);
    const { clientWidth, clientHeight } = map.element;
    map.panBy(0, -clientHeight / 2 + edge);
    const box = part('div');
    const { ariaLabel = null, content, maxWidth } = this.#options;
    box.role = 'dialog';
    box.ariaLabel = ariaLabel;
    box.tabIndex = -1;
    Object.assign(box.style, {
      position: 'absolute',
      left: '50%',
      bottom: `${gap + edge}px`,
      translate: '-50%',
      boxSizing: 'border-box',
      width: 'max-content',
      maxWidth: `${Math.min(maxWidth ?? 400, clientWidth - 2 * edge)}px`,
      maxHeight: `${clientHeight - gap - 2 * edge}px`,
      overflow: 'auto',
      padding: '12px 52px 12px 16px',
      borderRadius: '8px',
      background: '#fff',
      color: '#222',
      boxShadow: '0 2px 12px #0005',
    });
    box.onkeydown = (event) => {
      if (event.key === 'Escape') this.close();
    };
    box.append(this.#button());
    if (content) box.append(content);
    this.#box = box;
    map.element.append(box);
    if (shouldFocus) box.focus({ preventScroll: true });
    this.emit('visible');
  }

  close(): void {
    if (!this.#box) return;
    const hadFocus = this.#box.contains(document.activeElement);
    this.#remove();
    if (hadFocus && this.#before instanceof HTMLElement) this.#before.focus({ preventScroll: true });
    this.emit('close');
  }

  #remove(): void {
    this.#box?.remove();
    this.#box = undefined;
  }

  #button(): HTMLElement {
    const button = part('button');
    button.ariaLabel = 'Schliessen';
    button.textContent = '×';
    button.onclick = () => this.close();
    Object.assign(button.style, {
      position: 'absolute',
      top: '0',
      right: '0',
      width: '44px',
      height: '44px',
      border: '0',
      background: 'none',
      color: 'inherit',
      font: '26px sans-serif',
    });
    return button;
  }
}
