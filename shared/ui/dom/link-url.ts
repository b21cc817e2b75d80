import { is } from 'valibot';
import { link } from '../../model/attributes.ts';
import { getAttribute } from '../../registry/native.ts';

/** Where a link of the server's leads, checked like every other address; undefined where it leads nowhere safe. */
export function linkUrl(element: Element | null | undefined): string | undefined {
  const address = element && getAttribute(element, 'href');
  return address && is(link, address) ? address : undefined;
}
