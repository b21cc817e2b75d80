import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Unmount } from '../catalogue.ts';
import { childNodesOf, replaceChildren } from '../native.ts';
import { Boundary } from './Boundary.tsx';
import { IslandContext, type IslandPlace } from './island-context.ts';
import { hasContent, isContent } from './server-html/content.ts';
import { captureFocus } from './server-html/focus.ts';
import { preserveInput } from './server-html/preserve-input.ts';
import { takeSlots } from './server-html/slots.ts';
import { TemplateError } from './template-error.ts';
import { uniqueId } from './unique-id.ts';

interface Mount {
  place: Pick<IslandPlace, 'host' | 'signal'>;
  fail(error: unknown): void;
}

/**
 * Renders a component instead of the server's nodes. User input, the focus and the slots move to the component.
 * Unmounting restores the nodes. If the first render throws or unexpectedly renders nothing, restores the nodes and
 * throws.
 */
export function mountComponent(element: ReactNode, { place, fail }: Mount): Unmount {
  const { host } = place;
  const restoreInput = preserveInput(host);
  const restoreFocus = captureFocus(host);
  const slots = takeSlots(host);
  const { nodes, restore } = detachChildren(host);
  const root = createRoot(host);
  const prefix = uniqueId();
  const id = (part: string) => `${prefix}-${part}`;
  const errors: unknown[] = [];
  let mounted = false;
  const onError = (error: unknown) => {
    errors.push(error);
    // `fail` runs in a microtask, because the failed tree must not be unmounted during a render
    if (mounted) queueMicrotask(() => fail(error));
  };
  const unmount = () => {
    try {
      root.unmount();
    } finally {
      restore();
      slots.restore();
    }
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
    if (!hasContent(host) && (slots.parts.size > 0 || nodes.some(isContent)))
      throw new TemplateError({ kind: 'empty' });
  } catch (error) {
    errors.push(error);
  }
  if (errors.length) {
    unmount();
    throw errors[0];
  }
  mounted = true;
  restoreInput();
  restoreFocus();
  return unmount;
}

/** Empties the host. `restore` puts the same nodes back. */
export function detachChildren(host: HTMLElement) {
  const nodes = [...childNodesOf(host)];
  replaceChildren(host);
  return { nodes, restore: () => replaceChildren(host, ...nodes) };
}
