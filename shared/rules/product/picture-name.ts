import { galleryText } from '../../text/gallery.ts';

/** The full name of a picture: 'Butterzopf, von nahem', or 'Butterzopf, Bild 2' where nobody has said more. */
export function pictureName(product: string, labels: readonly string[], index: number): string {
  const label = labels[index] ?? (index > 0 ? galleryText.picture(index + 1) : '');
  return [product, label].filter(Boolean).join(', ');
}
