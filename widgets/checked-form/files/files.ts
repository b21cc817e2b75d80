import { queryAll } from '../../../shared/registry/native.ts';
import { adoptOnce } from '../../../shared/ui/dom/adopt-once.ts';
import type { FormPlace } from '../form-place.ts';
import { createFileField } from './file-field.ts';
import styles from './files.css?inline';

/** The files of a form, fetched with a form that has some. What is dropped beside them does not take the page's place. */
export function createFiles({ form, signal }: FormPlace) {
  if (signal.aborted) return undefined;
  adoptOnce(styles);
  const fields = queryAll<HTMLInputElement>(form, 'input[type="file"]').map((input) =>
    createFileField(input, signal),
  );
  const fieldAt = (target: EventTarget | null) =>
    fields.find(({ zone }) => target instanceof Node && zone.contains(target));
  const mark = (over: ReturnType<typeof fieldAt>) => {
    for (const field of fields) field.zone.toggleAttribute('data-over', field === over);
  };

  const onDrag = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    const over = fieldAt(event.target);
    if (!over && isFileField(event.target)) return;
    event.preventDefault();
    dataTransfer.dropEffect = over ? 'copy' : 'none';
    mark(over);
  };
  const onDrop = (event: DragEvent) => {
    mark(undefined);
    const [file] = event.dataTransfer?.files ?? [];
    const field = fieldAt(event.target);
    if (!file || (!field && isFileField(event.target))) return;
    event.preventDefault();
    field?.choose(file);
  };
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const [file] = clipboardData?.files ?? [];
    const isWriting = target instanceof Element && target.matches('input, textarea');
    // Word and Excel put a picture beside what was copied
    if (!file || (isWriting && clipboardData?.types.includes('text/plain'))) return;
    event.preventDefault();
    fields[0]?.choose(file);
  };
  addEventListener('dragover', onDrag, { signal });
  addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && mark(undefined), { signal });
  addEventListener('drop', onDrop, { signal });
  addEventListener('paste', onPaste, { signal });

  /** Until the file that was chosen last has been looked at */
  return { checking: () => fields.map((field) => field.checking()).find((each) => each !== undefined) };
}

/** One that is not ours takes what is dropped on it. */
const isFileField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input[type="file"]');
