import { isPlainClick } from '../../shared/registry/plain-click.ts';

/**
 * Keeps the page's current URL in the links, with the selected variant and without the hash. The current URL
 * replaces `printed`, the URL that the server wrote into the links. A link to a network opens a small window.
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
    // If popups are blocked, the link opens normally
    if (openPopup(link.href)) event.preventDefault();
  };

  // Updates the links before one can be followed, also in a new tab or from the context menu
  for (const type of ['pointerover', 'focusin', 'click']) host.addEventListener(type, update, { signal });
  host.addEventListener('click', onClick, { signal });
}

/** Size of the share window in pixels. @see shop.md section 9, "Product page" */
const [width, height] = [626, 436];

/** Opens a URL in a small window centred over this one; returns false if the browser blocks it. */
function openPopup(url: string): boolean {
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  const popup = open(url, '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!popup) return false;
  // Without `noopener`, because open() would then always return null
  popup.opener = null;
  return true;
}
