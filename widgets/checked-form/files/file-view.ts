import { formatFileSize } from '../../../shared/rules/files.ts';
import { fileText } from '../../../shared/text/file.ts';
import { formFileText } from '../../../shared/text/form-file.ts';
import { cropText } from '../../../shared/text/image-crop.ts';

/** Being checked, being reduced, ready to be sent */
type FileState = keyof typeof formFileText.states;

interface Actions {
  crop(): void;
  remove(): void;
}

/**
 * Renders a file field: a row over the browser's own field, and the chosen file below it. The browser's field stays and
 * receives clicks, keys and dropped files.
 */
export function createFileView(input: HTMLInputElement, isPicture: boolean, actions: Actions) {
  const zone = input.closest<HTMLElement>('.krume-form-field') ?? input.parentElement ?? input;
  const face = element('span', 'krume-file');
  face.setAttribute('aria-hidden', 'true');
  const name = element('span', 'krume-file-name', fileText.placeholder);
  face.append(
    name,
    element('span', 'krume-file-drop', formFileText.dropHere),
    element('span', 'krume-file-button', fileText.upload),
  );
  input.after(face);

  const status = element('p', 'krume-hidden');
  status.setAttribute('role', 'status');
  const problem = element('p', 'krume-file-problem');
  problem.setAttribute('role', 'alert');
  const picture = document.createElement('img');
  picture.alt = '';
  const about = element('p', 'krume-file-about');
  const stateLine = element('p', 'krume-file-state');
  const states = Object.entries(formFileText.states).map(([name, text]) => {
    const line = element('span', '', text);
    line.dataset.state = name;
    return line;
  });
  stateLine.append(...states);
  const crop = button(cropText.title, actions.crop);
  const buttons = element('p', 'krume-file-actions');
  buttons.append(...(isPicture ? [crop] : []), button(formFileText.remove, actions.remove));
  const chosen = element('div', 'krume-file-chosen');
  if (isPicture) chosen.append(picture);
  const facts = element('div', 'krume-file-facts');
  facts.append(about, stateLine, buttons);
  chosen.append(facts);
  zone.append(status, problem);

  /**
   * Sets the state of the file. All state lines are rendered, one of them visible, so that the height does not change.
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
      face.dataset.chosen = String(file !== undefined);
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
      for (const part of [face, status, problem, chosen]) part.remove();
    },
  };
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = '') {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = element('button', 'krume-button-quiet', text);
  made.type = 'button';
  made.onclick = press;
  return made;
}
