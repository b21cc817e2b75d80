import { createContext, useContext } from 'react';
import type { Slots } from './server-html/slots.ts';

/** The host of a component, with its signal, slots and ids. */
export interface IslandPlace {
  host: HTMLElement;
  /** Aborted on unmount: pass the signal to every request and listener */
  signal: AbortSignal;
  /** Elements of the server HTML that the component shows with `<Slot>` */
  slots: Slots;
  /** Returns an id that is unique on the page. `useId` would return the same id in several roots. */
  id(part: string): string;
}

export const IslandContext = createContext<IslandPlace | undefined>(undefined);

export function useIsland(): IslandPlace {
  const place = useContext(IslandContext);
  if (!place) throw Error('useIsland() outside a widget');
  return place;
}
