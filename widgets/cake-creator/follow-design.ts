import { keepDesign } from '../../shared/stores/cake-designs.ts';
import { endWith } from '../../shared/stores/end-with.ts';
import type { DesignStore } from './design-store.ts';

/** Milliseconds from one writing to the next: a text that is typed makes many steps. */
const rest = 300;

/**
 * Keeps a design as it is made, until the signal says stop. A step after some rest is written at once: what a page begins to
 * write as it goes, Firefox and WebKit give up.
 */
export function followDesign(designs: DesignStore, key: string, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writtenAt = Number.NEGATIVE_INFINITY;
  const write = async () => {
    timer = undefined;
    writtenAt = performance.now();
    const isKept = await keepDesign(key, designs.now().elements);
    if (!signal.aborted) designs.$isUnkept.set(!isKept);
  };
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    void write();
  };
  const stop = designs.$history.listen(() => {
    clearTimeout(timer);
    const rested = performance.now() - writtenAt;
    if (rested >= rest) return void write();
    timer = setTimeout(write, rest - rested);
  });
  addEventListener('pagehide', flush, { signal });
  addEventListener('visibilitychange', flush, { signal });
  endWith(signal, () => {
    stop();
    flush();
  });
}
