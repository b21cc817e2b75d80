/**
 * Whether the bundle supports this browser. In other browsers, the server HTML stays. Each of the oldest supported
 * versions, Chrome and Edge 121, Safari 17.4 and Firefox 128, introduced one of the checked features.
 */
export const isSupported = (): boolean =>
  'fromAsync' in Array && 'groupBy' in Object && 'registerProperty' in CSS;
