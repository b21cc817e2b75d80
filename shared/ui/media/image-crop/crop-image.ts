import { onAbort } from '../../../page/on-abort.ts';
import { cropText } from '../../../text/image-crop.ts';
import { actions, button, openDialog } from '../../dialogs/open-dialog.ts';
import { createElement } from '../../dom/create-element.ts';
import { adoptStyles } from '../../widget.ts';
import { type CropBox, isSameBox, wholeBox } from './crop-box.ts';
import { openCropFrame } from './crop-frame.ts';
import { cropPicture } from './crop-picture.ts';
import { createCropResult } from './crop-result.ts';
import styles from './image-crop.css?inline';

export interface Cropped {
  /** The original file if the user did not change the selection, otherwise a PNG with the same name */
  file: File;
  box: CropBox;
}

/** The position of a picture in a series of pictures that are cropped one after the other. */
export interface CropSeries {
  /** Heading of the dialog, such as 'Bild 2 von 5' */
  title: string;
  /** Called when the shopper skips this picture. The dialog then resolves to undefined, as after a cancel */
  onSkip(): void;
}

export interface CropOptions {
  /** The previous selection */
  box?: CropBox | undefined;
  /** Whether the preview shows the circle inside the square */
  isRound?: boolean;
  /** Adds a button that skips this picture */
  series?: CropSeries | undefined;
  /** Closes the dialog, for example when the widget unmounts */
  signal?: AbortSignal;
  /** Called with the selection when the user saves, before the picture is cut. Cutting can take seconds */
  onSelect?(box: CropBox): void;
}

/**
 * Opens a dialog to choose a square part of a picture, with a preview of the result. Resolves to undefined if the user
 * cancels.
 *
 * @throws DOMException when the browser cannot read the picture
 * @see shop.md section 2.8; site.md section 4.12
 */
export async function cropImage(
  file: File,
  { box, isRound = false, series, signal, onSelect }: CropOptions = {},
): Promise<Cropped | undefined> {
  adoptStyles(styles);
  const ended = new AbortController();
  const image = new Image();
  image.src = URL.createObjectURL(file);
  image.alt = '';
  onAbort(ended.signal, () => URL.revokeObjectURL(image.src));
  let chosen: CropBox | undefined;
  let failure: unknown;
  try {
    await openDialog({
      title: series?.title ?? cropText.title,
      className: 'krume-crop',
      content(close) {
        signal?.addEventListener('abort', close, { signal: ended.signal });
        const content = cropContent(close, series);
        const { place, save } = content;
        place.toggleAttribute('data-round', isRound);
        image.decode().then(
          () => {
            if (ended.signal.aborted) return;
            const result = createCropResult(image, isRound);
            place.after(result.root);
            const frame = openCropFrame(place, image, box, ended.signal, result.show);
            save.disabled = false;
            save.onclick = () => {
              chosen = frame();
              onSelect?.(chosen);
              close();
            };
          },
          (error: unknown) => {
            failure = error;
            close();
          },
        );
        return content.root;
      },
    });
    if (failure) throw failure;
    if (!chosen) return undefined;
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    if (isSameBox(chosen, wholeBox(size))) return { file, box: chosen };
    return { file: await cropPicture(image, chosen, file.name), box: chosen };
  } finally {
    ended.abort();
  }
}

function cropContent(close: () => void, series?: CropSeries) {
  const loading = createElement('p', { role: 'status' }, cropText.loading);
  const place = createElement('div', { class: 'krume-crop-place' }, loading);
  const save = button(cropText.save, () => {});
  save.disabled = true;
  const skip = () => {
    series?.onSkip();
    close();
  };
  const row = actions(
    button(cropText.cancel, close, 'krume-button-quiet'),
    ...(series ? [button(cropText.skip, skip, 'krume-button-quiet')] : []),
    save,
  );
  return { root: createElement('div', {}, place, row), place, save };
}
