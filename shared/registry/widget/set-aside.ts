import { ownerSelector, slotAttribute } from '../schema.ts';

/** The server's own nodes while a component stands in their place. */
export interface ServerNodes {
  /** Parts that move into the component, by the name in `data-slot` */
  slots: ReadonlyMap<string, Element>;
  /** Puts every node back where the server had it, slots included */
  restore(): void;
}

/** Empties the host; its nodes are kept, not copied. */
export function setAside(host: HTMLElement): ServerNodes {
  const slots = new Map<string, Element>();
  const places = new Map<Element, Comment>();
  for (const slot of host.querySelectorAll(`[${slotAttribute}]`)) {
    if (slot.parentElement?.closest(ownerSelector) !== host) continue;
    const place = document.createComment('');
    slot.before(place);
    slots.set(slot.getAttribute(slotAttribute) ?? '', slot);
    places.set(slot, place);
  }
  const nodes = [...host.childNodes];
  host.replaceChildren();
  return {
    slots,
    restore() {
      host.replaceChildren(...nodes);
      for (const [slot, place] of places) place.replaceWith(slot);
    },
  };
}
