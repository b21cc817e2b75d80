import { isPlainClick } from '../../shared/registry/plain-click.ts';

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
    if (!link || link.protocol === 'mailto:' || !isPlainClick(event)) return;
    // Where popups are blocked, the link does what links do
    if (openPopup(link.href)) event.preventDefault();
  };

  // Before any of them is followed, also in a new tab or from the menu
  for (const type of ['pointerover', 'focusin', 'click']) host.addEventListener(type, update, { signal });
  host.addEventListener('click', onClick, { signal });
}

/** Pixels of the share window. @see shop.md section 9, "Product page" */
const [width, height] = [626, 436];

/** Opens an address in a small window over the middle of this one; false when the browser does not allow it. */
function openPopup(address: string): boolean {
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  const popup = open(address, '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!popup) return false;
  // `noopener` would hide whether it was blocked
  popup.opener = null;
  return true;
}
