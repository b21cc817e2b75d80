/**
 * Whether the browser is one that the bundle is built for. Of each, one of these came with the oldest supported version:
 * Chrome and Edge 121, Safari 17.4, Firefox 128. In an older one the server's HTML stays.
 */
export const isSupported = (): boolean =>
  'fromAsync' in Array && 'groupBy' in Object && 'registerProperty' in CSS;
