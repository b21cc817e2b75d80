import { onAbort } from '../../../shared/page/on-abort.ts';
import { activeElement, pageBody } from '../../../shared/registry/native.ts';
import { formFileText } from '../../../shared/text/form-file.ts';
import { cropText } from '../../../shared/text/image-crop.ts';
import type { CropBox } from '../../../shared/ui/media/image-crop/crop-box.ts';
import { lazyPart } from '../../../shared/ui/widget.ts';
import { fileTerms, pictureProblem, problemAtOnce } from './check-file.ts';
import { createCropField } from './crop-field.ts';
import { createFileView } from './file-view.ts';
import { fitPicture } from './fit-picture.ts';

const loadCrop = lazyPart(() => import('../../../shared/ui/media/image-crop/crop-image.ts'));

interface Chosen {
  /** The file before cropping; another crop starts with this file */
  original: File;
  /** The file that is sent */
  file: File;
  box?: CropBox | undefined;
}

/**
 * Creates a file field. A file is validated when it is chosen, dropped or pasted. The file is then shown and
 * can be cropped. A rejected file does not replace the previous file.
 *
 * @see site.md sections 2.19, 4.12 and 5, "Image upload"
 */
export function createFileField(input: HTMLInputElement, signal: AbortSignal) {
  const terms = fileTerms(input);
  const writeCrop = createCropField(input);
  let chosen: Chosen | undefined;
  /** A file that is being validated. If the file is valid, it replaces the chosen file */
  let candidate: File | undefined;
  let turn = 0;
  let checking: Promise<void> | undefined;
  const view = createFileView(input, terms.isPicture, {
    crop() {
      if (!view.crop.hasAttribute('aria-busy')) follow(crop());
    },
    remove() {
      choose(undefined);
      input.focus();
    },
  });

  /** Writes the file into the browser's own field, so that the browser sends the file. */
  function put(file: File | undefined, state: Parameters<typeof view.show>[1] = 'ready'): void {
    const transfer = new DataTransfer();
    if (file) transfer.items.add(file);
    input.files = transfer.files;
    // An uncropped picture has no crop box
    const isPart = file !== undefined && file === chosen?.file && file !== chosen.original;
    writeCrop(isPart ? chosen?.box : undefined);
    view.show(file, state);
    // This event updates the marks and stores the draft
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  function choose(next: Chosen | undefined): void {
    turn++;
    candidate = undefined;
    chosen = next;
    put(next?.file);
  }
  const putBack = () => put(candidate ?? chosen?.file, candidate ? 'checking' : 'ready');
  function refuse(problem: string): void {
    const kept = candidate ?? chosen?.file;
    putBack();
    view.say([problem, ...(kept ? [formFileText.kept(kept.name)] : [])].join(' '));
  }
  async function take(file: File): Promise<void> {
    const mine = ++turn;
    candidate = file;
    put(file, terms.isPicture ? 'checking' : 'ready');
    const problem = await pictureProblem(file, terms);
    if (mine !== turn || signal.aborted) return;
    candidate = undefined;
    if (problem) return refuse(problem);
    chosen = { original: file, file };
    view.setState('ready', file);
  }
  async function crop(looking = checking): Promise<void> {
    view.crop.setAttribute('aria-busy', 'true');
    await looking;
    if (chosen && !signal.aborted) await cut(chosen);
    view.crop.removeAttribute('aria-busy');
    // Moves the focus unless the user has focused another element
    if (activeElement() === pageBody()) view.crop.focus();
  }
  async function cut({ original, file, box }: Chosen): Promise<void> {
    const mine = ++turn;
    const isOver = () => mine !== turn || signal.aborted;
    try {
      const { cropImage } = await loadCrop();
      if (isOver()) return;
      const cropped = await cropImage(original, { box, signal });
      if (!cropped || isOver()) return;
      view.setState('fitting', file);
      const fitting = await fitPicture(cropped.file, terms.maxBytes);
      if (!isOver()) choose({ original, file: fitting, box: cropped.box });
    } catch (error) {
      console.error('Krume:', error);
      if (!isOver()) refuse(cropText.failed);
    }
  }
  /** Delays sending the form until `work` has finished. */
  function follow(work: Promise<void>): void {
    const mine = work.finally(() => {
      if (checking === mine) checking = undefined;
    });
    checking = mine;
  }
  const takeNow = (file: File) => {
    const wrong = problemAtOnce(file, terms);
    // A refused file does not stop the validation of an earlier file
    if (wrong) refuse(wrong);
    else follow(take(file));
  };

  const onChange = () => {
    const [file] = input.files ?? [];
    // In some browsers, cancelling the file dialog empties the field
    if (file) takeNow(file);
    else putBack();
  };
  input.addEventListener('change', onChange, { signal });
  onAbort(signal, view.remove);
  // Takes a file that the user chose before mount, or that Back has restored
  if (input.files?.length) onChange();

  return {
    zone: view.zone,
    choose: takeNow,
    checking: () => checking,
  };
}
