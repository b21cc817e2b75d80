import { isPlainClick } from '../../shared/registry/plain-click.ts';

/**
 * Replaces the printed URL in the links with the current URL, which includes the selected variant but no
 * hash. A click on a link to a network opens a small window.
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
    // If the browser blocks popups, the link opens normally
    if (openPopup(link.href)) event.preventDefault();
  };

  // Updates the links before a click, a new tab or the context menu uses their URL
  for (const type of ['pointerover', 'focusin', 'click']) host.addEventListener(type, update, { signal });
  host.addEventListener('click', onClick, { signal });
}

/** Size of the share window in pixels. @see shop.md section 9, "Product page" */
const [width, height] = [626, 436];

/** Opens a URL in a small centred window. Returns false if the browser blocks the window. */
function openPopup(url: string): boolean {
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  const popup = open(url, '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!popup) return false;
  // With `noopener`, `open()` would always return null, so the opener is removed here
  popup.opener = null;
  return true;
}
