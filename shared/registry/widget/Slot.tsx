import { useLayoutEffect, useRef } from 'react';
import { useIsland } from './island-context.ts';

/** The server's own element marked `data-slot="name"`, moved here with all its state. */
export function Slot({ name }: { name: string }) {
  const { slots } = useIsland();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = slots.parts.get(name);
    if (part) frame.current?.append(part);
  }, [name, slots]);
  return <div ref={frame} style={{ display: 'contents' }} />;
}
