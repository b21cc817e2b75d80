import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useState } from 'react';

/**
 * A store's value, followed. The hook of `@nanostores/react` can also listen to single keys of a map, which nobody
 * here needs and every page would carry: 0.4 kB of brotli.
 */
export function useStore<T>(store: ReadableAtom<T>): T {
  const [, keep] = useState(() => store.get());
  useLayoutEffect(() => {
    const follow = () => keep(() => store.get());
    // It may have changed between the render and now
    follow();
    return store.listen(follow);
  }, [store]);
  return store.get();
}
