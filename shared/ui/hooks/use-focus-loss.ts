import { type RefObject, useLayoutEffect, useRef } from 'react';
import { activeElement } from '../../registry/native.ts';

/**
 * A ref for an element that may be removed while it contains the focus. `onLeft` is called before the focus is lost.
 */
export function useFocusLoss<E extends Element>(onLeft: () => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const now = useRef(onLeft);
  now.current = onLeft;
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(activeElement())) now.current();
    };
  }, []);
  return ref;
}
