import { useLayoutEffect, useRef } from 'react';
import { useStore } from '../../../shared/ui/widget.ts';
import type { Creator } from '../design/creator.ts';

/**
 * Messages about several pictures, for example that a picture was refused, has a low resolution or found no
 * free slot.
 */
export function PictureNotes({ creator }: { creator: Pick<Creator, '$notes'> }) {
  const notes = useStore(creator.$notes);
  const root = useRef<HTMLDivElement>(null);
  // Scrolls in the same task, so that a part that is focused afterwards stays visible
  useLayoutEffect(() => {
    if (notes.length > 0) root.current?.scrollIntoView({ block: 'nearest' });
  }, [notes]);
  return (
    <div ref={root} role="status" className="krume-cake-notes">
      {[...new Set(notes)].map((note) => (
        <p key={note} className="krume-cake-warning">
          {note}
        </p>
      ))}
    </div>
  );
}
