import { openPopup } from './popup.ts';

/**
 * Keeps the page's current address in the links: with the chosen variant, without the part of the page. What the
 * server printed into them, `printed`, is replaced. A link to a network opens a small window.
 */
export function shareCurrentPage(host: HTMLElement, printed: string, signal: AbortSignal): void {
  const links = [...host.querySelectorAll('a')];
  let shared = printed;

  const update = () => {
    const current = location.href.replace(/#.*/, '');
    for (const link of links) {
      const href = link.getAttribute('href') ?? '';
      link.setAttribute('href', href.replaceAll(encodeURIComponent(shared), encodeURIComponent(current)));
    }
    shared = current;
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!link || link.protocol === 'mailto:' || ctrlKey || metaKey || shiftKey || altKey) return;
    // Where popups are blocked, the link does what links do
    if (openPopup(link.href)) event.preventDefault();
  };

  // Before any of them is followed, also in a new tab or from the menu
  for (const type of ['pointerover', 'focusin', 'click']) host.addEventListener(type, update, { signal });
  host.addEventListener('click', onClick, { signal });
}
