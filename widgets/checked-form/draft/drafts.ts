import { onAbort } from '../../../shared/page/on-abort.ts';
import { onPageLeave } from '../../../shared/page/page-lifecycle.ts';
import { checkedFormText } from '../../../shared/text/checked-form.ts';
import { controlsNamed, controlsOf, isPassword } from '../fields/controls.ts';
import type { FormPlace } from '../form-place.ts';
import { draftName, type FormDraft, forgetDraft, keepDraft, keepSent, recallDraft } from './form-draft.ts';
import { fillIn, readTyped } from './typed.ts';

/** Milliseconds after the last key until it is kept; leaving the page does not wait. */
const pause = 400;

interface Place extends FormPlace {
  /** The server has printed what was entered before */
  isAnswer: boolean;
}

/**
 * What is entered into a form survives reload, Back and a session that has ended; passwords and files do not, which is
 * said.
 */
export function createDrafts({ form, name, isAnswer, signal }: Place) {
  const key = draftName(name);
  let timer: ReturnType<typeof setTimeout> | undefined;

  if (name === 'login') keepSent(key);
  const draft = recallDraft(key);
  // What was refused was not taken
  let sent = !isAnswer && draft?.isSent ? JSON.stringify(draft.fields) : undefined;
  /** Also with a file that had to be chosen anew, or typed and taken back */
  const isSent = ({ fields } = readTyped(form, isAnswer)) => sent === JSON.stringify(fields);
  let isStopped = !isAnswer && draft?.isStopped === true;
  let isPressed = false;
  if (draft) {
    keepDraft(key, { ...draft, isSent: sent !== undefined, isStopped });
    if (!isAnswer) fillIn(form, draft);
    tellLost(form, draft, signal);
  }

  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const typed = readTyped(form, isAnswer);
    keepDraft(key, { ...typed, isSent: isSent(typed), isStopped });
  };
  const keepNow = () => {
    if (timer === undefined && !isPressed) return;
    // Not at the press: a tab that is doubled then has not stopped anything
    if (isPressed) isStopped = true;
    isPressed = false;
    keep();
  };
  onPageLeave(() => {
    keepNow();
    dropPasswords(form, signal);
  }, signal);
  onAbort(signal, keepNow);

  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, pause);
  };
  return {
    keepSoon,
    /** A press on the form's button, until something goes out or its shopper has been told why nothing does. */
    pressed(isIt: boolean): void {
      isPressed = isIt;
      if (isIt) keep();
    },
    /** Not any more where the page was left: what comes back sends nothing by itself */
    isPressed: () => isPressed,
    isStopped: () => isStopped,
    /** Whether the last press came to nothing since the page was left, unless another page of the form has told so. */
    takeStopped(): boolean {
      const kept = recallDraft(key);
      isStopped = false;
      if (!kept?.isStopped) return false;
      keepDraft(key, { ...kept, isStopped });
      // What may have been taken is asked about by the next press
      return !isSent();
    },
    /**
     * The form is on its way, and nobody knows what becomes of it until the shop has said so.
     *
     * @param isIt false where it has come back
     */
    sent(isIt = true): void {
      sent = isIt ? JSON.stringify(readTyped(form, isAnswer).fields) : undefined;
      isPressed = false;
      keep();
    },
    /** The shop has taken what was entered */
    forget: () => forgetDraft(key),
    /** Whether what stands in the form has been sent before, and may have been taken */
    isSent: () => isSent(),
  };
}

/** Says in each password, and beside each file, that it has to be entered again; nothing moves by that. */
function tellLost(form: Element, { again }: FormDraft, signal: AbortSignal): void {
  for (const name of again) {
    const [control] = controlsNamed(form, name);
    if (!(control instanceof HTMLInputElement) || control.value !== '') continue;
    if (control.type === 'file') noteBeside(control, signal);
    else askAgain(control, signal);
  }
}

function askAgain(control: HTMLInputElement, signal: AbortSignal): void {
  if (control.placeholder) return;
  control.placeholder = checkedFormText.passwordAgain;
  onAbort(signal, () => control.removeAttribute('placeholder'));
}

/** A page that the browser keeps for the way back holds no secret. */
function dropPasswords(form: Element, signal: AbortSignal): void {
  for (const control of controlsOf(form)) {
    if (!(control instanceof HTMLInputElement) || !isPassword(control) || control.value === '') continue;
    control.value = '';
    askAgain(control, signal);
  }
}

function noteBeside(control: HTMLInputElement, signal: AbortSignal): void {
  const note = document.createElement('small');
  note.className = 'krume-again';
  note.textContent = checkedFormText.fileAgain;
  (control.closest('label') ?? control).after(note);
  control.addEventListener('input', () => note.remove(), { once: true, signal });
  onAbort(signal, () => note.remove());
}
