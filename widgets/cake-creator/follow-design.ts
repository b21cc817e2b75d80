import { keepDesign } from '../../shared/stores/cake-designs.ts';
import { endWith } from '../../shared/stores/end-with.ts';
import type { DesignStore } from './design-store.ts';

/** Milliseconds of rest before a design is written: a drag makes many steps, and a page that goes writes at once. */
const rest = 300;

/** Keeps a design as it is made, until the signal says stop. */
export function followDesign(designs: DesignStore, key: string, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    timer = undefined;
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
    timer = setTimeout(write, rest);
  });
  addEventListener('pagehide', flush, { signal });
  addEventListener('visibilitychange', flush, { signal });
  endWith(signal, () => {
    stop();
    flush();
  });
}
