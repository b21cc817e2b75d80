import { onAbort } from '../../../shared/page/on-abort.ts';
import type { CakeDesign } from '../../../shared/rules/cake/design.ts';
import type { Point } from '../../../shared/rules/cake/geometry.ts';
import { lazyPart } from '../../../shared/ui/widget.ts';
import type { Creator } from '../design/creator.ts';
import type { CakeScene, Glides } from './scene.ts';

const loadScene = lazyPart(() => import('./scene.ts'));

/** The image of the box in the dialog. */
export interface StageView {
  /** Width of the box in CSS pixels */
  width(): number;
  drag(index: number, centre: Point, target: number | undefined): void;
  /**
   * Draws the design while the elements in `glides` move to their slots. If the design has changed in the same
   * task, the change is drawn in the same frame.
   */
  settle(glides: Glides): void;
}

/** Debounce time of a resize in milliseconds. @see shop.md section 9, "Timings": resize */
const resizeDebounce = 200;

/**
 * Draws the design into an element until the signal aborts. Draws again after each change of the design or of
 * the element's size. Rejects if the chunk of the scene fails to load.
 */
export async function openStageView(
  holder: HTMLElement,
  { layout, designs, pictures }: Creator,
  signal: AbortSignal,
): Promise<StageView> {
  const { createScene } = await loadScene();
  signal.throwIfAborted();
  const width = () => holder.clientWidth || layout.optimalWidth;
  const scene: CakeScene = await createScene({ layout, pictures, width: width() });
  onAbort(signal, scene.destroy);
  signal.throwIfAborted();
  holder.replaceChildren(scene.canvas);

  let glides: Glides = {};
  let isDue = false;
  // A drop changes the design and then sets the glides, so drawing waits for both
  const show = async () => {
    if (isDue) return;
    isDue = true;
    let design: CakeDesign;
    do {
      design = designs.now();
      await Promise.all(design.elements.map(pictures.load));
    } while (design !== designs.now());
    isDue = false;
    if (signal.aborted) return;
    scene.show(design.elements, glides);
    glides = {};
  };
  onAbort(signal, designs.$history.listen(show));
  await show();

  let timer: ReturnType<typeof setTimeout> | undefined;
  let drawn = `${width()} ${devicePixelRatio}`;
  const resize = () => {
    if (drawn === `${width()} ${devicePixelRatio}`) return;
    drawn = `${width()} ${devicePixelRatio}`;
    scene.resize(width());
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(resize, resizeDebounce);
  });
  observer.observe(holder);
  onAbort(signal, () => {
    observer.disconnect();
    clearTimeout(timer);
  });

  return {
    width,
    drag: scene.drag,
    settle(from) {
      glides = from;
      void show();
    },
  };
}
