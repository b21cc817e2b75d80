import { contains } from '../../../shared/registry/native.ts';

/** Called with dropped or pasted files. `index` is the slot on which the files were dropped. */
export type OnPictures = (files: readonly File[], index?: number) => void;

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Receives files that are dropped or pasted into a dialog. Also prevents the default action for a file that is
 * dropped outside the dialog, because the browser would open the file instead of the page.
 *
 * @see shop.md section 2.3, "Add view"
 */
export function receivePictures(dialog: HTMLElement, onPictures: OnPictures, signal: AbortSignal): void {
  const isInside = ({ target }: Event) => target instanceof Node && contains(dialog, target);
  const placeAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  let marked: Element | undefined;
  const mark = (element: Element | undefined) => {
    if (marked === element) return;
    marked?.removeAttribute('data-receiving');
    element?.setAttribute('data-receiving', '');
    marked = element;
  };

  const follow = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    mark(isInside(event) ? (placeAt(event) ?? dialog) : undefined);
  };
  const drop = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    mark(undefined);
    const files = [...(event.dataTransfer?.files ?? [])];
    const place = placeAt(event)?.dataset.place;
    if (files.length > 0 && isInside(event))
      onPictures(files, place === undefined ? undefined : Number(place));
  };
  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const files = [...(clipboardData?.files ?? [])];
    if (files.length === 0 || !isInside(event)) return;
    // Text from a word processor is pasted as text, although the clipboard also contains a picture of the
    // text
    const isField = event.target instanceof Element && event.target.closest('input, textarea');
    if (isField && clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onPictures(files);
  };
  addEventListener('dragover', follow, { signal });
  addEventListener('drop', drop, { signal });
  addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || mark(undefined), { signal });
  addEventListener('paste', paste, { signal });
}
