import { createContext, useContext } from 'react';
import type { Slots } from './slots.ts';

/** What a component knows about the place where it stands. */
export interface IslandPlace {
  host: HTMLElement;
  /** Aborted when the widget is unmounted: every request and listener hangs on it */
  signal: AbortSignal;
  /** Parts of the server HTML that the component shows with `<Slot>` */
  slots: Slots;
  /** An id that no other widget of the page has; `useId` repeats in every root. */
  id(part: string): string;
}

export const IslandContext = createContext<IslandPlace | undefined>(undefined);

export function useIsland(): IslandPlace {
  const place = useContext(IslandContext);
  if (!place) throw Error('useIsland() is for components of a widget');
  return place;
}
