import { useLayoutEffect, useRef } from 'react';
import { useIsland } from './island-context.ts';

/** The server's own element marked `data-slot="name"`, moved here with all its state; nothing where it has none. */
export function Slot({ name }: { name: string }) {
  const part = useIsland().slots.parts.get(name);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (part) frame.current?.append(part);
  }, [part]);
  return part ? <div ref={frame} style={{ display: 'contents' }} /> : null;
}
