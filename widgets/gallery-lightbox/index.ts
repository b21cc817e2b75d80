import { object } from 'valibot';
import { closest, listenTo, queryAll } from '../../shared/registry/native.ts';
import { isPlainClick } from '../../shared/registry/plain-click.ts';
import { openLightbox, prepareLightbox } from '../../shared/ui/media/lightbox/open-lightbox.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { findEntries } from './find-entries.ts';

/**
 * Links to pictures. A click opens the picture in a lightbox that fills the window.
 *
 * @see site.md section 2.16
 */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance({ host, signal }) {
    // Starts loading the lightbox on hover or focus, before the click
    for (const type of ['pointerover', 'focusin'] as const) listenTo(host, type, prepareLightbox, signal);
    listenTo(host, 'click', (event) => void open(host, event), signal);
    return undefined;
  },
});

async function open(host: HTMLElement, event: MouseEvent): Promise<void> {
  const { target } = event;
  const link = target instanceof Element ? closest(target, 'a[href]') : null;
  const entries = findEntries(queryAll<HTMLAnchorElement>(host, 'a[href]'));
  const first = entries.findIndex((entry) => entry.link === link);
  const entry = entries[first];
  if (!entry || !isPlainClick(event)) return;
  event.preventDefault();
  await openLightbox({ pictures: entries.map(({ picture }) => picture), first });
  // Focuses the link after the lightbox has closed. Safari does not focus a clicked link, so the lightbox
  // would return the focus to another element
  entry.link.focus({ preventScroll: true });
}
