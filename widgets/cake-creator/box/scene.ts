import { CanvasRenderer } from 'pixi.js/lib/rendering/renderers/canvas/CanvasRenderer';
import { CanvasSource } from 'pixi.js/lib/rendering/renderers/shared/texture/sources/CanvasSource';
import { Texture } from 'pixi.js/lib/rendering/renderers/shared/texture/Texture';
import { Container } from 'pixi.js/lib/scene/container/Container';
import { Sprite } from 'pixi.js/lib/scene/sprite/Sprite';
import type { CakeElement } from '../../../shared/model/cake.ts';
import { boxHeight, clipCircle, type Point, slotSquare } from '../../../shared/rules/cake/geometry.ts';
import type { CakeLayout } from '../../../shared/rules/cake/layout.ts';
import { boxColor, paintCake, paintElement, paintHollow } from '../pictures/paint.ts';
import type { Pictures } from '../pictures/pictures.ts';

/**
 * Start positions of elements that move to their slots in an animation, by index of the slot. A position is the
 * centre of the element in pixels of the box.
 */
export type Glides = Readonly<Record<number, Point>>;

/** The image of the box. The image is decorative, because buttons above it offer every action. */
export interface CakeScene {
  canvas: HTMLCanvasElement;
  /**
   * Draws the elements in their slots. Elements in `glides` start at the given position and move to their
   * slots.
   */
  show(elements: readonly CakeElement[], glides?: Glides): void;
  /** Draws an element around the point `centre`, and marks the slot `target` that would receive the element. */
  drag(index: number, centre: Point, target: number | undefined): void;
  /**
   * @param width width of the box in CSS pixels
   */
  resize(width: number): void;
  destroy(): void;
}

interface Shown {
  element: CakeElement;
  sprite: Sprite;
}

interface SceneOptions {
  layout: CakeLayout;
  pictures: Pictures;
  /** Width of the box in CSS pixels */
  width: number;
}

// Pixi refuses to start on a page that forbids `eval`, although only Pixi's WebGL and WebGPU renderers need
// `eval`. Pixi's module for such pages contains both renderers, so this line replaces Pixi's check instead
Object.assign(CanvasRenderer.prototype, { _unsafeEvalCheck() {} });

/** Duration of a glide in milliseconds. @see shop.md section 9, "Timings": fades */
const glideTime = 300;

/**
 * Draws the box with Pixi's canvas renderer. This renderer needs no graphics card, and no WebGL context that the
 * browser could discard. A frame is drawn only after a change or during an animation.
 */
export async function createScene({ layout, pictures, width: first }: SceneOptions): Promise<CakeScene> {
  const renderer = new CanvasRenderer();
  const resolution = () => Math.min(3, window.devicePixelRatio || 1);
  await renderer.init({
    width: first,
    height: boxHeight(layout, first),
    resolution: resolution(),
    backgroundAlpha: 0,
  });
  const stage = new Container();
  const ground = new Sprite();
  const mark = new Sprite();
  mark.visible = false;
  stage.addChild(ground, mark);
  const shown = new Map<number, Shown>();
  let gliding: { began: number; from: Glides } | undefined;
  let width = first;
  let frame = 0;

  const square = (index: number) => slotSquare(layout, index, width);
  const draw = () => {
    frame ||= requestAnimationFrame((now) => {
      frame = 0;
      glide(now);
      renderer.render(stage);
    });
  };

  function glide(now: number): void {
    if (!gliding) return;
    const part = Math.min(1, (now - gliding.began) / glideTime);
    const eased = 1 - (1 - part) ** 3;
    for (const [index, { sprite }] of shown) {
      const { x, y, size } = square(index);
      const from = gliding.from[index] ?? { x: x + size / 2, y: y + size / 2 };
      sprite.position.set(
        (from.x - size / 2) * (1 - eased) + x * eased,
        (from.y - size / 2) * (1 - eased) + y * eased,
      );
    }
    if (part === 1) gliding = undefined;
    else draw();
  }

  function paintGround(): void {
    paintTexture(ground, width, boxHeight(layout, width), (context) => {
      context.fillStyle = boxColor;
      context.fillRect(0, 0, width, boxHeight(layout, width));
      for (const index of layout.slots.keys()) paintHollow(context, clipCircle(layout, square(index)));
    });
    const { size } = square(0);
    paintTexture(mark, size, size, (context) => {
      const { x, y, radius, unit } = clipCircle(layout, { x: 0, y: 0, size });
      context.beginPath();
      context.arc(x, y, radius + 2 * unit, 0, 2 * Math.PI);
      context.lineWidth = 4 * unit;
      context.strokeStyle = '#174ea6';
      context.stroke();
    });
  }

  function paintSprite(sprite: Sprite, element: CakeElement): void {
    const { size } = square(element.index);
    paintTexture(sprite, size, size, (context) => {
      const place = clipCircle(layout, { x: 0, y: 0, size });
      paintCake(context, place);
      paintElement(context, element, place, pictures);
    });
  }

  /** Paints an element into a texture of its own, in the resolution of the screen. */
  function paintTexture(
    sprite: Sprite,
    w: number,
    h: number,
    paint: (context: CanvasRenderingContext2D) => void,
  ) {
    const canvas = document.createElement('canvas');
    const scale = resolution();
    canvas.width = Math.max(1, Math.round(w * scale));
    canvas.height = Math.max(1, Math.round(h * scale));
    const context = canvas.getContext('2d');
    context?.scale(scale, scale);
    if (context) paint(context);
    freeTexture(sprite);
    sprite.texture = new Texture({ source: new CanvasSource({ resource: canvas }) });
    sprite.setSize(w, h);
  }

  function show(elements: readonly CakeElement[], from: Glides = {}): void {
    mark.visible = false;
    const wanted = new Map(elements.map((element) => [element.index, element]));
    for (const [index, { sprite }] of shown) {
      if (wanted.has(index)) continue;
      freeTexture(sprite);
      sprite.destroy();
      shown.delete(index);
    }
    for (const [index, element] of wanted) {
      const known = shown.get(index);
      const sprite = known?.sprite ?? stage.addChild(new Sprite());
      if (known?.element !== element) paintSprite(sprite, element);
      shown.set(index, { element, sprite });
      sprite.position.set(square(index).x, square(index).y);
    }
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    gliding = isReduced || Object.keys(from).length === 0 ? undefined : { began: performance.now(), from };
    draw();
  }

  function drag(index: number, centre: Point, target: number | undefined): void {
    const sprite = shown.get(index)?.sprite;
    if (!sprite) return;
    gliding = undefined;
    const { size } = square(index);
    // Draws the moving element above the other elements
    stage.addChild(sprite);
    sprite.position.set(centre.x - size / 2, centre.y - size / 2);
    mark.visible = target !== undefined;
    if (target !== undefined) mark.position.set(square(target).x, square(target).y);
    draw();
  }

  function resize(next: number): void {
    width = next;
    gliding = undefined;
    renderer.resize(width, boxHeight(layout, width), resolution());
    paintGround();
    for (const [index, { element, sprite }] of shown) {
      paintSprite(sprite, element);
      sprite.position.set(square(index).x, square(index).y);
    }
    draw();
  }

  function destroy(): void {
    cancelAnimationFrame(frame);
    for (const sprite of [ground, mark, ...[...shown.values()].map((each) => each.sprite)])
      freeTexture(sprite);
    shown.clear();
    stage.destroy({ children: true });
    renderer.destroy({ removeView: true });
  }

  paintGround();
  draw();
  return { canvas: renderer.canvas as HTMLCanvasElement, show, drag, resize, destroy };
}

function freeTexture(sprite: Sprite): void {
  if (sprite.texture !== Texture.EMPTY) sprite.texture.destroy(true);
  sprite.texture = Texture.EMPTY;
}
