import { useEffect, useRef } from 'react';

/** Returns a function that returns whether the component is still mounted, for work that ends later. */
export function useIsOpen(): () => boolean {
  const isOpen = useRef(true);
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );
  return () => isOpen.current;
}
