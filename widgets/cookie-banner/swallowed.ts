import { queryAll } from '../../shared/registry/native.ts';

/** Of the page, not of a banner: what a forgotten end tag has let in. */
export const swallowed = (host: HTMLElement): HTMLElement | undefined =>
  queryAll(host, 'header, main, footer, nav, form, [data-widget]')[0];
