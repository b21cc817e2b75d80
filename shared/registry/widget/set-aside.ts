import { schema, widgetSelector } from '../schema.ts';

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
  for (const slot of host.querySelectorAll(`[${schema.slot}]`)) {
    if (slot.parentElement?.closest(`[${schema.slot}],${widgetSelector}`) !== host) continue;
    const place = document.createComment('');
    slot.before(place);
    slots.set(slot.getAttribute(schema.slot) ?? '', slot);
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
