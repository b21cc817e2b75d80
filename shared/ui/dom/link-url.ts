import { is } from 'valibot';
import { link } from '../../model/attributes.ts';
import { getAttribute } from '../../registry/native.ts';

/** The URL of a server's link; undefined if it is missing or unsafe. */
export function linkUrl(element: Element | null | undefined): string | undefined {
  const url = element && getAttribute(element, 'href');
  return url && is(link, url) ? url : undefined;
}
