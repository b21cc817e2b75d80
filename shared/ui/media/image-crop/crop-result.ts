import { cropText } from '../../../text/image-crop.ts';
import { createElement } from '../../dom/create-element.ts';
import { type CropBox, isSameBox, wholeBox } from './crop-box.ts';

/** Length of the preview's longer side in CSS pixels */
const previewSide = 88;

/**
 * A small preview of the result, with a sentence about the result. `show` updates both for a new selection.
 *
 * @param isRound whether the result is the circle inside the square. If false, an unchanged square means that the whole
 * picture is used
 * @see site.md section 4.12
 */
export function createCropResult(image: HTMLImageElement, isRound: boolean) {
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const copy = createElement('img', { src: image.src, alt: '' });
  const preview = createElement('span', { class: 'krume-crop-preview' }, copy);
  preview.toggleAttribute('data-round', isRound);
  const note = createElement('p', { role: 'status' });
  const root = createElement('div', { class: 'krume-crop-result' }, preview, note);

  function show(box: CropBox): void {
    const isWhole = !isRound && isSameBox(box, wholeBox(natural));
    const part = isWhole
      ? { x: 0, y: 0, ...natural }
      : { x: box.x, y: box.y, width: box.size, height: box.size };
    const scale = previewSide / Math.max(part.width, part.height);
    preview.style.inlineSize = `${part.width * scale}px`;
    preview.style.blockSize = `${part.height * scale}px`;
    copy.style.inlineSize = `${natural.width * scale}px`;
    copy.style.translate = `${-part.x * scale}px ${-part.y * scale}px`;
    const text = isRound ? cropText.round : isWhole ? cropText.whole : cropText.part;
    // The text is assigned only on a change, because screen readers announce each assignment
    if (note.textContent !== text) note.textContent = text;
  }
  return { root, show };
}
