import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Unmount } from '../catalogue.ts';
import { Boundary } from './Boundary.tsx';
import { takeFocus } from './focus.ts';
import { IslandContext, type IslandPlace } from './island-context.ts';
import { setAside } from './set-aside.ts';
import type { Slots } from './slots.ts';

let count = 0;

interface Mount {
  place: Pick<IslandPlace, 'host' | 'signal'>;
  fail(error: unknown): void;
  keep: Keep;
}

/** What a component takes over from the server HTML. Widgets that need neither do not carry the code. */
export interface Keep {
  /** `keepTyped`, for a widget with fields: what was typed early stays */
  typed?: (host: HTMLElement) => () => void;
  /** `takeSlots`, for a widget that shows a `<Slot>` */
  slots?: (host: HTMLElement) => Slots;
}

/** Renders in the place of the server's nodes, which come back on unmount or when the first render throws. */
export function mountComponent(element: ReactNode, { place, fail, keep }: Mount): Unmount {
  const { host } = place;
  const giveTyped = keep.typed?.(host);
  const giveFocus = takeFocus(host);
  const slots = keep.slots?.(host);
  const restore = setAside(host);
  const root = createRoot(host);
  const number = ++count;
  const id = (part: string) => `krume-${number}-${part}`;
  const errors: unknown[] = [];
  let mounted = false;
  const onError = (error: unknown) => {
    errors.push(error);
    // Not in the middle of a render: the failed tree is unmounted right after it
    if (mounted) queueMicrotask(() => fail(error));
  };
  const unmount = () => {
    root.unmount();
    restore();
    slots?.restore();
  };
  try {
    flushSync(() => {
      root.render(
        <Boundary onError={onError}>
          <IslandContext.Provider value={Object.assign(place, { slots, id })}>
            {element}
          </IslandContext.Provider>
        </Boundary>,
      );
    });
  } catch (error) {
    errors.push(error);
  }
  if (errors.length) {
    unmount();
    throw errors[0];
  }
  mounted = true;
  giveTyped?.();
  giveFocus();
  return unmount;
}
