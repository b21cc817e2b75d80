import { useLayoutEffect, useRef } from 'react';
import { useIsland } from './island-context.ts';

/**
 * Shows the server's element with `data-slot={name}`. The element keeps its state. Renders nothing if this element does
 * not exist.
 */
export function Slot({ name }: { name: string }) {
  const part = useIsland().slots.parts.get(name);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (part) frame.current?.append(part);
  }, [part]);
  return part ? <div ref={frame} style={{ display: 'contents' }} /> : null;
}
