import { array, object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { GalleryImage } from '../../shared/model/product.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { ProductGallery } from './ProductGallery.tsx';

/** The pictures of a product or of its selected variant. @see shop.md sections 2.2 and 4 */
export default defineWidget({
  props: object({
    productId: attribute.id,
    name: optional(attribute.text, ''),
    images: optional(array(GalleryImage), []),
    shown: optional(array(GalleryImage), []),
    labels: optional(array(attribute.text), []),
  }),
  mode: 'replace',
  parts: ['.krume-picture', '.krume-thumbs'],
  component: ProductGallery,
});
