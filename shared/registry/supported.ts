/**
 * Whether the bundle supports this browser. Each check is a feature that one of the oldest supported versions
 * introduced: Chrome and Edge 121, Safari 17.4, Firefox 128. In older browsers the server HTML stays.
 */
export const isSupported = (): boolean =>
  'fromAsync' in Array && 'groupBy' in Object && 'registerProperty' in CSS;
