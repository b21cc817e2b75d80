import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useState } from 'react';

/**
 * A store's value, followed. The hook of `@nanostores/react` can also listen to single keys of a map, which nobody
 * here needs and every page would carry: 0.4 kB of brotli.
 */
export function useStore<T>(store: ReadableAtom<T>): T {
  const [, renderAgain] = useState({});
  const value = store.get();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is compared once, with that of the render before
  useLayoutEffect(() => {
    const stop = store.listen(() => renderAgain({}));
    // It may have changed between the render and now
    if (store.get() !== value) renderAgain({});
    return stop;
  }, [store]);
  return value;
}
