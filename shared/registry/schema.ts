// Every attribute name of the markup contract, in one place.

/** Names the widget that this element becomes */
export const widgetAttribute = 'data-widget';
/** When it loads, in place of the catalogue's default */
export const onAttribute = 'data-widget-on';
/** Where it stands; set by the registry */
export const stateAttribute = 'data-widget-state';
/** A child `<script type="application/json">` with structured props */
export const propsAttribute = 'data-widget-props';
/** A button whose early click is replayed after mounting */
export const intentAttribute = 'data-widget-intent';
/** A part of the server HTML that moves into the component */
export const slotAttribute = 'data-slot';

export const widgetSelector = `[${widgetAttribute}]`;
export const intentSelector = `[${intentAttribute}]`;
/** What owns an inner widget: the widget around it, or a slot */
export const ownerSelector = `[${slotAttribute}],${widgetSelector}`;
