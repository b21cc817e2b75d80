import { useLayoutEffect, useRef, useState } from 'react';
import { withoutSoftHyphens } from '../../../shared/rules/without-soft-hyphens.ts';
import { $removal, commitRemoval, undoRemoval } from '../../../shared/stores/cart/cart-removal.ts';
import { cartPageText } from '../../../shared/text/cart-page.ts';
import { UndoBar } from '../../../shared/ui/components/UndoBar.tsx';
import { useIsland, useStore } from '../../../shared/ui/widget.ts';
import { focusDate } from '../flow/focus-heading.ts';

/** Returns the undo bar for a removed product, and the announcement of its removal. */
export function useUndo() {
  const { host } = useIsland();
  const removal = useStore($removal);
  const [announcement, setAnnouncement] = useState('');
  /** The removal whose bar has already been rendered. If this bar moves, it does not take the focus again */
  const announcedRemoval = useRef<object>(undefined);
  const restored = useRef('');
  useLayoutEffect(() => {
    announcedRemoval.current = removal?.end;
    setAnnouncement(removal ? cartPageText.removed(withoutSoftHyphens(removal.item.name)) : restored.current);
    restored.current = '';
  }, [removal]);
  const undo = (name: string) => {
    restored.current = cartPageText.restored(withoutSoftHyphens(name));
    undoRemoval();
  };
  const bar = removal && (
    <UndoBar
      key={removal.item.itemId}
      name={removal.item.name}
      keepsFocus={announcedRemoval.current === removal.end}
      onUndo={() => undo(removal.item.name)}
      onOver={() => void commitRemoval()}
      onLeft={() => focusDate(host)}
    />
  );
  return { bar, announcement };
}
