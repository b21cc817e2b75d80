/** A way to mount hearts. */
export interface Contender {
  name: string;
  /** Entry in `tests/bench/page`; undefined for Krume, which is measured with its built loader */
  source?: string;
  /** Whether the import `react` is resolved to Preact */
  preact?: true;
  /**
   * Whether the library evaluates attributes as code. The page of this contender then needs a less strict content
   * security policy
   */
  evaluates?: true;
  /** Widget whose chunks and styles must be loaded before a heart is set up */
  widget?: 'heart-toggle';
  /** Returns the server HTML of one heart */
  heart(id: number): string;
  /** Selector of a heart that is set up, or of an element inside it */
  ready: string;
  /** Selector of a mounted heart in the viewport, for contenders that mount other hearts only after scrolling */
  inView?: string;
}

const label = 'Auf die Wunschliste';
const pressed = 'aria-pressed="false"';
const product = (id: number) => `data-product-id="${id}" data-name="Brot ${id}"`;
const button = (attributes = '') => `<button type="button" ${attributes}>${label}</button>`;
const island = (id: number) => `<div data-island ${product(id)}>${button()}</div>`;
const widget = (id: number, on: string) =>
  `<div data-widget="heart-toggle" ${product(id)}${on && ` data-widget-on="${on}"`}>${button(`data-widget-intent="toggle" ${pressed}`)}</div>`;

/** All contenders. The first contender is the reference for the comparison. */
export const contenders: readonly Contender[] = [
  {
    name: 'Bare listener, delegated',
    source: 'bare.ts',
    heart: (id) => `<div data-heart ${product(id)}>${button(pressed)}</div>`,
    ready: '[aria-pressed]',
  },
  {
    name: 'Custom elements',
    source: 'custom-elements.ts',
    heart: (id) => `<wish-heart ${product(id)}>${button()}</wish-heart>`,
    ready: '[aria-pressed]',
  },
  {
    name: 'Stimulus',
    source: 'libraries/stimulus.ts',
    heart: (id) =>
      `<div data-controller="heart" ${product(id)}>${button('data-heart-target="button" data-action="heart#toggle"')}</div>`,
    ready: '[aria-pressed]',
  },
  {
    name: 'Alpine',
    source: 'libraries/alpine.ts',
    evaluates: true,
    heart: (id) =>
      `<div x-data="heart" ${product(id)}>${button('@click="toggle" :aria-pressed="active"')}</div>`,
    ready: '[aria-pressed]',
  },
  {
    name: 'Lit',
    source: 'libraries/lit.js',
    heart: (id) => `<lit-heart ${product(id)}>${button()}</lit-heart>`,
    ready: '[aria-pressed]',
  },
  { name: 'React islands', source: 'bare-islands.tsx', heart: island, ready: '[aria-pressed]' },
  { name: 'Bare Preact roots', source: 'own-roots.ts', preact: true, heart: island, ready: '[aria-pressed]' },
  {
    name: "Preact roots with Krume's heart",
    source: 'bare-islands.tsx',
    preact: true,
    heart: island,
    ready: '[aria-pressed]',
  },
  {
    name: 'Checked Preact roots',
    source: 'careful-islands.tsx',
    preact: true,
    heart: island,
    ready: '[aria-pressed]',
  },
  {
    name: 'Krume, dormant',
    heart: (id) => widget(id, 'interaction'),
    ready: '[data-widget-state="waiting"]',
  },
  {
    name: 'Lazy Preact roots',
    source: 'lazy-roots.ts',
    preact: true,
    heart: island,
    ready: '[data-observed]',
    inView: '[aria-pressed]',
  },
  {
    name: 'is-land with Preact',
    source: 'libraries/is-land.js',
    preact: true,
    heart: (id) => `<is-land on:visible type="preact" ${product(id)}>${button()}</is-land>`,
    ready: ':defined',
    inView: '[aria-pressed]',
  },
  {
    name: 'Krume, dormant until visible',
    widget: 'heart-toggle',
    heart: (id) => widget(id, ''),
    ready: '[data-widget-state]',
    inView: '[data-widget-state="ready"]',
  },
  {
    name: 'Krume, all mounted',
    widget: 'heart-toggle',
    heart: (id) => widget(id, 'load'),
    ready: '[data-widget-state="ready"]',
  },
];

/** The HTML of some hearts, numbered from 1. */
export const hearts = ({ heart }: Contender, count: number) =>
  Array.from({ length: count }, (_, index) => heart(index + 1)).join('\n');
