// All attribute names of the markup contract.

/** The name of the widget that is mounted on this element */
export const widgetAttribute = 'data-widget';
/** The loading conditions of this host; they replace the conditions in the catalogue */
export const onAttribute = 'data-widget-on';
/** The state of the host; set by the registry */
export const stateAttribute = 'data-widget-state';
/** Marks a child `<script type="application/json">` with structured props */
export const propsAttribute = 'data-widget-props';
/** Marks a button whose early click is replayed after mounting */
export const intentAttribute = 'data-widget-intent';
/** Marks an element of the server HTML that moves into the component */
export const slotAttribute = 'data-slot';

export const widgetSelector = `[${widgetAttribute}]`;
export const intentSelector = `[${intentAttribute}]`;
/** The nearest matching ancestor of a host owns the host: it is a slot or another host */
export const ownerSelector = `[${slotAttribute}],${widgetSelector}`;
