import { is } from 'valibot';
import { link } from '../../model/attributes.ts';
import { getAttribute } from '../../registry/native.ts';

/** The URL of a link in the server's HTML; undefined if the URL is missing or unsafe. */
export function linkUrl(element: Element | null | undefined): string | undefined {
  const url = element && getAttribute(element, 'href');
  return url && is(link, url) ? url : undefined;
}
