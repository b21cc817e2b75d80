const accepted = ['image', 'image/png', 'image/jpg', 'image/jpeg', 'image/gif', 'image/bmp'];

/** Whether the image pickers accept a MIME type. @see shop.md section 5, "File uploads"; site.md section 5 */
export function isPickableImage(type: string): boolean {
  return accepted.includes(type.toLowerCase());
}
