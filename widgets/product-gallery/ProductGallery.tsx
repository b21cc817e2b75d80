import { useState } from 'react';
import type { GalleryImage } from '../../shared/model/product.ts';
import { TemplateError } from '../../shared/registry/widget/template-error.ts';
import { galleryImages, pictureName } from '../../shared/rules/product/variant.ts';
import { productPage } from '../../shared/stores/product/product-page.ts';
import { galleryText } from '../../shared/text/product.ts';
import { useStore } from '../../shared/ui/widget.ts';
import { Pictures } from './Pictures.tsx';

interface Props {
  productId: string;
  name: string;
  images: readonly GalleryImage[];
  /**
   * The images of the variant in the server HTML; empty for a product without variants or a variant without
   * images
   */
  shown: readonly GalleryImage[];
  /** A label for each image, appended to the product's name */
  labels: readonly string[];
}

export function ProductGallery({ productId, name, images: original, shown, labels }: Props) {
  const { $shown, $isPrinted } = productPage(productId);
  const combination = useStore($shown);
  const isPrinted = useStore($isPrinted);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const whole = (images: readonly GalleryImage[]) => images.filter(({ og }) => !broken.includes(og));
  const own = isPrinted ? shown : (combination?.images ?? []);
  const images = galleryImages({ images: whole(own) }, whole(original));
  // If no image loads, this error restores the server HTML, which has a text and may have another image
  if (broken.length && !images.length) throw new TemplateError({ kind: 'own', text: galleryText.broken });
  const pictures = images.map((image, index) => ({ ...image, name: pictureName(name, labels, index) }));
  // The key changes with the images, so that another variant starts at its first image
  return (
    <Pictures
      key={images.map(({ og }) => og).join(' ')}
      pictures={pictures}
      onBroken={({ og }) => setBroken((known) => [...known, og])}
    />
  );
}
