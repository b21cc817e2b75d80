// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CakeElement } from '../../../../shared/model/cake.ts';
import { slotSquare } from '../../../../shared/rules/cake/geometry.ts';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import { createScene } from '../../../../widgets/cake-creator/box/scene.ts';

// shop.md section 4, "Dragging": the canvas of the box, and the movement of elements to their slots. Browser tests
// cover the drawing

interface Drawn {
  x: number;
  y: number;
  visible: boolean;
  texture: { canvas: HTMLCanvasElement | undefined };
}

/** The part of Pixi that the scene uses, without a canvas. */
const pixi = vi.hoisted(() => {
  const sprites: Drawn[] = [];
  const counted = { renders: 0, textures: 0 };
  /** Sprites from bottom to top */
  const layers: unknown[] = [];
  class CanvasSource {
    canvas: HTMLCanvasElement;
    constructor({ resource }: { resource: HTMLCanvasElement }) {
      this.canvas = resource;
    }
  }
  class Texture {
    static EMPTY = new Texture();
    canvas: HTMLCanvasElement | undefined;
    constructor(options?: { source: CanvasSource }) {
      this.canvas = options?.source.canvas;
      if (options) counted.textures += 1;
    }
    destroy = (source: boolean) => {
      if (source) counted.textures -= 1;
    };
  }
  class Sprite {
    x = 0;
    y = 0;
    visible = true;
    texture = Texture.EMPTY;
    position = {
      set: (x: number, y: number) => {
        Object.assign(this, { x, y });
      },
    };
    constructor() {
      sprites.push(this);
    }
    setSize = () => {};
    destroy = () => {
      layers.splice(layers.indexOf(this), 1);
    };
  }
  class Container {
    addChild(...added: unknown[]) {
      for (const child of added) {
        if (layers.includes(child)) layers.splice(layers.indexOf(child), 1);
        layers.push(child);
      }
      return added[0];
    }
    destroy = () => {};
  }
  class CanvasRenderer {
    canvas = document.createElement('canvas');
    init = async () => {};
    resize = () => {};
    destroy = () => {};
    render = () => {
      counted.renders += 1;
    };
  }
  return { sprites, counted, layers, modules: { Texture, Sprite, Container, CanvasRenderer, CanvasSource } };
});

vi.mock('pixi.js/lib/rendering/renderers/canvas/CanvasRenderer', () => pixi.modules);
vi.mock('pixi.js/lib/rendering/renderers/shared/texture/sources/CanvasSource', () => pixi.modules);
vi.mock('pixi.js/lib/rendering/renderers/shared/texture/Texture', () => pixi.modules);
vi.mock('pixi.js/lib/scene/container/Container', () => pixi.modules);
vi.mock('pixi.js/lib/scene/sprite/Sprite', () => pixi.modules);

const { sprites, counted, layers } = pixi;
const layout = cakeLayouts['rectangle-4x4'];
const rose: CakeElement = { type: 'pattern', index: 0, name: 'Rose', imagePath: '/rose.svg' };
const { x, y, size } = slotSquare(layout, 0, 600);
/** Centre of the dropped element. The corner of its slot is at `x` and `y` */
const dropped = { x: x + size / 2 + 90, y: y + size / 2 };

let frames: ((now: number) => void)[] = [];
let isReduced = false;
let now = 0;

beforeEach(() => {
  sprites.length = 0;
  Object.assign(counted, { renders: 0, textures: 0 });
  layers.length = 0;
  frames = [];
  now = 0;
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => frames.push(run));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && isReduced,
  }));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.unstubAllGlobals());

/** Runs frames until no frame is requested. Returns the position of the element in each frame. */
function play(): number[] {
  const seen: number[] = [];
  while (frames.length > 0) {
    const due = frames;
    frames = [];
    now += 50;
    for (const frame of due) frame(now);
    // The third sprite is the element; the first two are background and slot marker
    seen.push(Math.round((sprites[2]?.x ?? 0) - x));
  }
  return seen;
}

const open = () =>
  createScene({ layout, pictures: { get: () => undefined, load: async () => true }, width: 600 });

test('a dropped element moves to its slot in 300 ms, and no frame is drawn afterwards', async () => {
  isReduced = false;
  const scene = await open();
  scene.show([rose]);
  play();
  scene.show([rose], { 0: dropped });
  const way = play();
  expect(way[0]).toBeGreaterThan(0);
  expect(way.at(-1)).toBe(0);
  expect(way).toEqual([...way].sort((one, other) => other - one));
  expect(now).toBeGreaterThanOrEqual(300);
  expect(way.length).toBeLessThanOrEqual(8);
});

test('an element grabbed during its animation remains at the pointer', async () => {
  isReduced = false;
  const scene = await open();
  scene.show([rose]);
  play();
  scene.show([rose], { 0: dropped });
  scene.drag(0, dropped, undefined);
  expect(play()).toEqual([90]);
});

test('if reduced motion is set, a dropped element moves to its slot at once', async () => {
  isReduced = true;
  const scene = await open();
  scene.show([rose]);
  play();
  const before = counted.renders;
  scene.show([rose], { 0: dropped });
  expect([play(), counted.renders - before]).toEqual([[0], 1]);
});

test('the drawing of the box marks the slot under a dragged element', async () => {
  isReduced = true;
  const scene = await open();
  scene.show([rose]);
  const mark = sprites[1];
  expect(mark?.visible).toBe(false);
  scene.drag(0, dropped, 1);
  const target = slotSquare(layout, 1, 600);
  expect([mark?.visible, mark?.x, mark?.y]).toEqual([true, target.x, target.y]);
  scene.drag(0, dropped, undefined);
  expect(mark?.visible).toBe(false);
  scene.drag(0, dropped, 1);
  scene.show([rose]);
  expect(mark?.visible).toBe(false);
});

const star: CakeElement = { ...rose, index: 1, name: 'Stern', imagePath: '/star.svg' };
/** Canvases of the elements, without background and slot marker */
const painted = () => sprites.slice(2).map(({ texture }) => texture.canvas);

test('if one element changes, only this element is drawn again', async () => {
  const scene = await open();
  scene.show([rose, star]);
  const [first, second] = painted();
  expect(first?.width).toBe(126);
  scene.show([{ ...rose, name: 'Herz' }, star]);
  expect(painted()[0]).not.toBe(first);
  expect(painted()[1]).toBe(second);
});

test('a dragged element is drawn above all other elements, and deleted elements disappear', async () => {
  const scene = await open();
  scene.show([rose, star]);
  expect(layers).toEqual(sprites);
  scene.drag(0, dropped, 1);
  expect(layers.at(-1)).toBe(sprites[2]);
  scene.show([star]);
  expect(layers).toEqual([sprites[0], sprites[1], sprites[3]]);
});

test.each([
  [undefined, 126],
  [2, 252],
  [4, 378],
])(
  'with a device pixel ratio of %j, an element of the box is drawn %d pixels wide',
  async (ratio, pixels) => {
    vi.stubGlobal('devicePixelRatio', ratio);
    const scene = await open();
    scene.show([rose]);
    expect(painted()[0]?.width).toBe(pixels);
  },
);

test('resizing the box draws all elements again in their slots', async () => {
  isReduced = true;
  const scene = await open();
  scene.show([rose, star]);
  const before = [sprites[0]?.texture.canvas, ...painted()];
  scene.resize(300);
  const after = [sprites[0]?.texture.canvas, ...painted()];
  expect(after.map((canvas) => canvas?.width)).toEqual([300, 63, 63]);
  expect(after.filter((canvas) => before.includes(canvas))).toEqual([]);
  const { x, y } = slotSquare(layout, 1, 300);
  expect([sprites[3]?.x, sprites[3]?.y]).toEqual([x, y]);
});

test('destroying a scene frees its textures and stops drawing', async () => {
  const scene = await open();
  scene.show([rose, star]);
  scene.show([{ ...rose, name: 'Herz' }]);
  scene.resize(300);
  // One texture each for background, slot marker and element
  expect(counted.textures).toBe(3);
  expect(frames).toHaveLength(1);
  scene.destroy();
  expect([counted.textures, frames]).toEqual([0, []]);
});
