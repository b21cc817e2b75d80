import { formatFileSize } from '../../../shared/rules/files/files.ts';
import { fileText } from '../../../shared/text/file.ts';
import { formFileText } from '../../../shared/text/form-file.ts';
import { cropText } from '../../../shared/text/image-crop.ts';
import { createButton, createElement } from '../../../shared/ui/dom/create-element.ts';

/** State of a file: being validated, being shrunk, or ready to be sent */
type FileState = keyof typeof formFileText.states;

interface Actions {
  crop(): void;
  remove(): void;
}

/**
 * Renders a file field: a row over the browser's own field, and the chosen file below. The browser's field
 * still receives clicks, keys and dropped files.
 */
export function createFileView(input: HTMLInputElement, isPicture: boolean, actions: Actions) {
  const zone = input.closest<HTMLElement>('.krume-form-field') ?? input.parentElement ?? input;
  const name = createElement('span', { class: 'krume-file-name' }, fileText.placeholder);
  const row = createElement(
    'span',
    { class: 'krume-file', 'aria-hidden': 'true' },
    name,
    createElement('span', { class: 'krume-file-drop' }, formFileText.dropHere),
    createElement('span', { class: 'krume-file-button' }, fileText.upload),
  );
  input.after(row);

  const status = createElement('p', { class: 'krume-hidden', role: 'status' });
  const problem = createElement('p', { class: 'krume-file-problem', role: 'alert' });
  const picture = createElement('img', { alt: '' });
  const about = createElement('p', { class: 'krume-file-about' });
  const states = Object.entries(formFileText.states).map(([name, text]) =>
    createElement('span', { 'data-state': name }, text),
  );
  const stateLine = createElement('p', { class: 'krume-file-state' }, ...states);
  const crop = button(cropText.title, actions.crop);
  const remove = button(formFileText.remove, actions.remove);
  const buttons = createElement('p', { class: 'krume-file-actions' }, ...(isPicture ? [crop] : []), remove);
  const facts = createElement('div', { class: 'krume-file-facts' }, about, stateLine, buttons);
  const chosen = createElement('div', { class: 'krume-file-chosen' }, ...(isPicture ? [picture] : []), facts);
  zone.append(status, problem);

  /**
   * Sets the state of the file. A line for each state is rendered and only one line is visible, so that the
   * height never changes.
   */
  const setState = (name: FileState, file: File) => {
    for (const line of states) line.toggleAttribute('data-shown', line.dataset.state === name);
    status.textContent =
      name === 'ready'
        ? formFileText.chosen(file.name, formatFileSize(file.size))
        : formFileText.states[name];
  };
  const forget = () => URL.revokeObjectURL(picture.src);
  return {
    zone,
    crop,
    show(file: File | undefined, state: FileState): void {
      forget();
      problem.textContent = '';
      name.textContent = file?.name ?? fileText.placeholder;
      row.dataset.chosen = String(file !== undefined);
      if (!file) {
        status.textContent = formFileText.removed;
        chosen.remove();
        return;
      }
      about.textContent = `${file.name}, ${formatFileSize(file.size)}`;
      if (isPicture) picture.src = URL.createObjectURL(file);
      if (!chosen.isConnected) zone.append(chosen);
      setState(state, file);
    },
    setState,
    say(text: string): void {
      problem.textContent = text;
    },
    remove(): void {
      forget();
      for (const part of [row, status, problem, chosen]) part.remove();
    },
  };
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = createButton({ class: 'krume-button-quiet' }, text);
  made.onclick = press;
  return made;
}
