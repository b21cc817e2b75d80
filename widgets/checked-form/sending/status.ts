import { removeAttribute, setAttribute } from '../../../shared/registry/native.ts';
import { sendingText } from '../../../shared/text/sending.ts';
import { createElement } from '../../../shared/ui/dom/create-element.ts';
import type { Press } from './press.ts';

/** Shows the state of a press: whether the form and its button are busy, and whether files are uploaded. */
export function createStatus(form: HTMLFormElement) {
  const status = createElement('p', { role: 'status' });

  return ({ state, button, earlier }: Press, bytes: number): void => {
    const isBusy = state === 'checking' || state === 'ready' || state === 'sending';
    const mark = (element: Element | null, name: string) =>
      element && (isBusy ? setAttribute(element, name, 'true') : removeAttribute(element, name));
    mark(button, 'aria-disabled');
    mark(form, 'aria-busy');
    const upload = isBusy ? 'sending' : earlier;
    if (!upload) {
      status.remove();
      return;
    }
    // The text is visible while files are uploaded, because the browser shows no upload progress
    const isShown = state === 'sending' ? bytes : !isBusy;
    status.className = isShown ? 'krume-sending' : 'krume-hidden';
    if (!status.isConnected) Element.prototype.append.call(form, status);
    if (status.textContent !== sendingText[upload]) status.textContent = sendingText[upload];
  };
}
