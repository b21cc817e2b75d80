import { useLayoutEffect, useRef } from 'react';
import { $removal, commitRemoval, undoRemoval } from '../../shared/stores/cart-removal.ts';
import { UndoBar } from '../../shared/ui/UndoBar.tsx';
import { useIsland, useStore } from '../../shared/ui/widget.ts';
import { focusDate } from './focus-heading.ts';

/** Whether the bar of a removal has had the focus: it moves between the calendar and the page. */
export function useUndo() {
  const { host } = useIsland();
  const removal = useStore($removal);
  const told = useRef<object>(undefined);
  useLayoutEffect(() => {
    told.current = removal?.end;
  }, [removal]);
  return (
    removal && (
      <UndoBar
        key={removal.item.itemId}
        name={removal.item.name}
        keepsFocus={told.current === removal.end}
        onUndo={undoRemoval}
        onOver={() => void commitRemoval()}
        onLeft={() => focusDate(host)}
      />
    )
  );
}
