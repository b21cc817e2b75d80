import { part } from './part.ts';

/** Shapes of markers, as in the API of the map service. */
export const SymbolPath = { CIRCLE: 0 };

export class Size {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
}

/** A circle as the picture of a marker; sizes in pixels. */
export interface Disc {
  path: number;
  scale: number;
  fillColor: string;
  strokeColor: string;
  strokeWeight: number;
}

export interface Label {
  text: string;
  color: string;
  fontSize: string;
  fontWeight: string;
}

const svg = 'http://www.w3.org/2000/svg';

/** The default picture of a marker, a drop without a logo. */
export function drop(): Element {
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

export function circle(
  { scale, fillColor, strokeColor, strokeWeight }: Disc,
  label: Label | undefined,
): HTMLElement {
  const element = part('div');
  const inner = 2 * scale - strokeWeight;
  element.textContent = label?.text ?? '';
  Object.assign(element.style, {
    boxSizing: 'content-box',
    width: `${inner}px`,
    border: `${strokeWeight}px solid ${strokeColor}`,
    borderRadius: '50%',
    background: fillColor,
    color: label?.color,
    font: `${label?.fontWeight} ${label?.fontSize}/${inner}px sans-serif`,
    textAlign: 'center',
    // The centre of the circle marks the position on the map
    translate: '0 50%',
  });
  return element;
}

export function picture(url: string, { width, height }: Size): Element {
  const image = new Image(width, height);
  image.src = url;
  image.alt = '';
  return image;
}
