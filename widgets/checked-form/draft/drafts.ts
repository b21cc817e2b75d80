import { onAbort } from '../../../shared/page/on-abort.ts';
import { onPageLeave } from '../../../shared/page/page-lifecycle.ts';
import { checkedFormText } from '../../../shared/text/checked-form.ts';
import { createElement } from '../../../shared/ui/dom/create-element.ts';
import { controlsNamed, controlsOf, isPassword } from '../fields/controls.ts';
import type { FormPlace } from '../form-place.ts';
import { draftName, type FormDraft, forgetDraft, keepDraft, keepSent, recallDraft } from './form-draft.ts';
import { fillIn, readTyped } from './typed.ts';

/**
 * Debounce time in milliseconds after which the draft is stored. Unloading the page stores the draft at once.
 */
const pause = 400;

interface Place extends FormPlace {
  /** Whether the server has rejected the form and printed the submitted values */
  isRejected: boolean;
}

/**
 * Stores the input of a form, so that it survives a reload, Back and the end of a session. Passwords and
 * files are never stored; a note asks the user to enter them again.
 */
export function createDrafts({ form, name, isRejected, signal }: Place) {
  const key = draftName(name);
  let timer: ReturnType<typeof setTimeout> | undefined;

  if (name === 'login') keepSent(key);
  const draft = recallDraft(key);
  // The server has not accepted a rejected form, so another submission needs no confirmation
  let sent = !isRejected && draft?.isSent ? JSON.stringify(draft.fields) : undefined;
  /**
   * Whether the current values were sent before. Files are not compared. After the user has undone a change, the
   * values equal the sent values again
   */
  const isSent = ({ fields } = readTyped(form, isRejected)) => sent === JSON.stringify(fields);
  let isStopped = !isRejected && draft?.isStopped === true;
  let isPressed = false;
  if (draft) {
    keepDraft(key, { ...draft, isSent: sent !== undefined, isStopped });
    if (!isRejected) fillIn(form, draft);
    markLostFields(form, draft, signal);
  }

  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const typed = readTyped(form, isRejected);
    keepDraft(key, { ...typed, isSent: isSent(typed), isStopped });
  };
  const keepNow = () => {
    if (timer === undefined && !isPressed) return;
    // Set on unload rather than on the press: if the user duplicates the tab after the press, the copy must
    // not report an interruption
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
    /**
     * Sets whether a submission is in progress. A submission starts with a press on the submit button. It ends when
     * the form is sent, or when the user closes the message that explains why the form was not sent.
     */
    pressed(isUnderWay: boolean): void {
      isPressed = isUnderWay;
      if (isUnderWay) keep();
    },
    /**
     * Whether a press is under way. False after the user has left the page, so that a page from the
     * back/forward cache does not send the form by itself
     */
    isPressed: () => isPressed,
    isStopped: () => isStopped,
    /**
     * Returns whether leaving the page interrupted the last press. Returns true only once, even across pages.
     */
    takeStopped(): boolean {
      const kept = recallDraft(key);
      isStopped = false;
      if (!kept?.isStopped) return false;
      keepDraft(key, { ...kept, isStopped });
      // If the shop may have accepted the form, the next press asks for confirmation
      return !isSent();
    },
    /**
     * Records that the form was sent.
     *
     * @param mayBeAccepted whether the shop may have accepted the form; false after a refusal
     */
    sent(mayBeAccepted = true): void {
      sent = mayBeAccepted ? JSON.stringify(readTyped(form, isRejected).fields) : undefined;
      isPressed = false;
      keep();
    },
    /** Deletes the draft after the shop has accepted the form. */
    forget: () => forgetDraft(key),
    /** Whether the current values were sent before and may have been accepted */
    isSent: () => isSent(),
  };
}

/** Asks the user to enter a lost password or choose a lost file again, without a layout shift. */
function markLostFields(form: Element, { again }: FormDraft, signal: AbortSignal): void {
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

/** Empties the passwords, so that a page in the back/forward cache does not contain them. */
function dropPasswords(form: Element, signal: AbortSignal): void {
  for (const control of controlsOf(form)) {
    if (!(control instanceof HTMLInputElement) || !isPassword(control) || control.value === '') continue;
    control.value = '';
    askAgain(control, signal);
  }
}

function noteBeside(control: HTMLInputElement, signal: AbortSignal): void {
  const note = createElement('small', { class: 'krume-again' }, checkedFormText.fileAgain);
  (control.closest('label') ?? control).after(note);
  control.addEventListener('input', () => note.remove(), { once: true, signal });
  onAbort(signal, () => note.remove());
}
