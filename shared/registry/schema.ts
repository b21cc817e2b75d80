/** Every attribute name of the markup contract, in one place. */
export const schema = {
  /** Names the widget that this element becomes */
  widget: 'data-widget',
  /** When it loads, in place of the catalogue's default */
  on: 'data-widget-on',
  /** Where it stands; set by the registry */
  state: 'data-widget-state',
  /** A child `<script type="application/json">` with structured props */
  props: 'data-widget-props',
  /** A button whose early click is replayed after mounting */
  intent: 'data-widget-intent',
  /** A part of the server HTML that moves into the component */
  slot: 'data-slot',
} as const;

export const widgetSelector = `[${schema.widget}]`;
