import { keepDesign, patience, within } from '../../shared/stores/cake-designs.ts';
import { endWith } from '../../shared/stores/end-with.ts';
import type { DesignStore } from './design-store.ts';

/**
 * Keeps a design as it is made, until the signal says stop. Each step is written at once, and what comes while one is being
 * written, together after it: nothing waits for a clock or for the page to go, for what a page begins to write then,
 * Firefox and WebKit give up.
 */
export function followDesign(designs: DesignStore, key: string, signal: AbortSignal): void {
  let isWriting = false;
  let isDue = false;
  const write = async () => {
    isDue = true;
    if (isWriting) return;
    isWriting = true;
    while (isDue) {
      isDue = false;
      const keeping = keepDesign(key, designs.now().elements);
      const tell = (isKept?: boolean) => designs.$isUnkept.set(!isKept);
      void keeping.then(tell);
      // A storage that says nothing keeps nothing, as far as anybody knows; an answer that comes late is told, too
      tell(await within(patience, () => keeping));
    }
    isWriting = false;
  };
  endWith(signal, designs.$history.listen(write));
}
