const accepted = ['image', 'image/png', 'image/jpg', 'image/jpeg', 'image/gif', 'image/bmp'];

/** Whether the cake's image picker accepts a MIME type. @see shop.md section 5, "File uploads" */
export function isCakeImage(type: string): boolean {
  return accepted.includes(type.toLowerCase());
}
