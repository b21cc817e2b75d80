import { queryAll } from '../../shared/registry/native.ts';

/** Returns an element of the page that is inside the banner only because an end tag is missing. */
export const foreignPart = (host: HTMLElement): HTMLElement | undefined =>
  queryAll(host, 'header, main, footer, nav, form, [data-widget]')[0];
