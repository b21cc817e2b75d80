import { queryAll } from '../../../shared/registry/native.ts';
import { adoptStyles } from '../../../shared/ui/widget.ts';
import type { FormPlace } from '../form-place.ts';
import { createFileField } from './file-field.ts';
import styles from './files.css?inline';

/**
 * Creates the file fields of a form. Also prevents the default action for a file that is dropped elsewhere on the
 * page, because the browser would open the file instead of the page.
 */
export function createFiles({ form, signal }: FormPlace) {
  if (signal.aborted) return undefined;
  adoptStyles(styles);
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
    // Pastes text as text: text copied from Word or Excel includes a picture that the user does not want to
    // send
    if (!file || (isWriting && clipboardData?.types.includes('text/plain'))) return;
    event.preventDefault();
    fields[0]?.choose(file);
  };
  addEventListener('dragover', onDrag, { signal });
  addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && mark(undefined), { signal });
  addEventListener('drop', onDrop, { signal });
  addEventListener('paste', onPaste, { signal });

  return {
    /** Resolves when all chosen files have been validated; undefined if no file is being validated. */
    checking(): Promise<unknown> | undefined {
      const pending = fields.flatMap((field) => field.checking() ?? []);
      return pending.length ? Promise.all(pending) : undefined;
    },
  };
}

/**
 * Whether an event belongs to the file field of another form or widget. That field handles a dropped file
 * itself.
 */
const isFileField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input[type="file"]');
