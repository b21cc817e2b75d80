// All attribute names of the markup contract.

/** The name of the widget that is mounted on the element */
export const widgetAttribute = 'data-widget';
/** The loading conditions of a host; they replace the conditions in the catalogue */
export const onAttribute = 'data-widget-on';
export const stateAttribute = 'data-widget-state';
/** Marks a child `<script type="application/json">` with structured props */
export const propsAttribute = 'data-widget-props';
/** Marks a button whose early click is replayed after mounting */
export const intentAttribute = 'data-widget-intent';
/** Marks an element of the server HTML that moves into the component */
export const slotAttribute = 'data-slot';

export const widgetSelector = `[${widgetAttribute}]`;
export const intentSelector = `[${intentAttribute}]`;
/** Matches the elements that can own a host: a slot or another host. The nearest ancestor that matches is the owner */
export const ownerSelector = `[${slotAttribute}],${widgetSelector}`;

/**
 * Key of a `window` property that contains the URL of the running loader. All versions of the loader use this symbol.
 * Names of elements cannot clobber a symbol.
 */
export const claim = Symbol.for('krume');
