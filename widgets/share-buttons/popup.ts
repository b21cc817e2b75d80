/** Pixels of the share window. @see shop.md section 9, "Product page" */
const [width, height] = [626, 436];

/** Opens an address in a small window over the middle of this one; false when the browser does not allow it. */
export function openPopup(address: string): boolean {
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  const popup = open(address, '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!popup) return false;
  // `noopener` would hide whether it was blocked
  popup.opener = null;
  return true;
}
