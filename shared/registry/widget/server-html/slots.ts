import { closestAround, getAttribute, queryAll } from '../../native.ts';
import { ownerSelector, slotAttribute } from '../../schema.ts';

/** Elements of the server HTML that move into the component, by the name in `data-slot`. */
export interface Slots {
  parts: ReadonlyMap<string, Element>;
  restore(): void;
}

const none: Slots = { parts: new Map(), restore: () => undefined };

/** Removes the slots of a host from the server HTML. Slots of inner widgets stay. */
export function takeSlots(host: HTMLElement): Slots {
  const marked = queryAll(host, `[${slotAttribute}]`);
  if (!marked.length) return none;
  const parts = new Map<string, Element>();
  const places = new Map<Element, Comment>();
  for (const part of marked) {
    if (closestAround(part, ownerSelector) !== host) continue;
    const place = new Comment();
    Element.prototype.replaceWith.call(part, place);
    places.set(part, place);
    parts.set(getAttribute(part, slotAttribute) ?? '', part);
  }
  const restore = () => {
    for (const [part, place] of places) place.replaceWith(part);
  };
  return { parts, restore };
}
