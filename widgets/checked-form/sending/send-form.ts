import { onAbort } from '../../../shared/page/on-abort.ts';
import { onPageLeave, onPageRestore } from '../../../shared/page/page-lifecycle.ts';
import { submitForm } from '../../../shared/registry/native.ts';
import { yieldToMain } from '../../../shared/registry/schedule/yield-to-main.ts';
import { sendingText } from '../../../shared/text/sending.ts';
import { confirm } from '../../../shared/ui/dialogs/dialogs.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
import { lazyPart } from '../../../shared/ui/widget.ts';
import { createGuard } from '../bot-check/guard.ts';
import { submitButtons } from '../fields/submit-buttons.ts';
import type { Checks, FormInUse } from '../form-in-use.ts';
import { onStop } from './on-stop.ts';
import { idle, nextPress, type Press, type PressEvent } from './press.ts';
import { createStatus } from './status.ts';

const loadPost = lazyPart(() => import('./post-form.ts'));

/**
 * Milliseconds after which another press is accepted, because the user may have stopped the browser's post.
 */
const timeoutMs = 10_000;
/** Upload speed of a slow connection, in bytes per millisecond */
const minSpeed = 25;

/**
 * Moves a press from state to state. Entering a state starts its work, and leaving the state aborts the work.
 */
export function createSendForm(place: FormInUse, checks: Checks) {
  const { form, signal, endpoint, drafts } = place;
  const guard = createGuard(place);
  const show = createStatus(form);
  let current = idle;
  let turn = new AbortController();
  /** Total size of the files in the form, in bytes */
  let bytes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(event: PressEvent): void {
    const { state: before } = current;
    current = nextPress(current, event);
    const { state, earlier, report, button } = current;
    show(current, bytes);
    if (state === before) return;
    if (earlier !== 'still') clearTimeout(timer);
    turn.abort();
    if (signal.aborted) return;
    turn = new AbortController();
    void enter[state]?.(turn.signal);
    report?.(() => press(button, true));
  }
  const press = (button: HTMLElement | null, isConfirmed = false) =>
    send({ type: 'press', button, isConfirmed });
  const reportPost = (earlier?: Press['earlier']) => send({ type: 'post', earlier });
  const reset = () => send({ type: 'reset' });

  const enter: Partial<Record<Press['state'], (turn: AbortSignal) => unknown>> = {
    async validating(turn) {
      drafts.pressed(true);
      const checking = place.files?.checking();
      if (checking) await checking;
      if (turn.aborted) return;
      const mayBeSent = () => checks.isRequest && (current.earlier === 'still' || drafts.isSent());
      if (!checks.validate()) send({ type: 'refuse' });
      else if (!current.isConfirmed && mayBeSent()) send({ type: 'refuse', report: askAgain });
      else send({ type: 'valid' });
    },
    async checking(turn) {
      const event: PressEvent = guard ? await guard.pass(turn) : { type: 'pass' };
      if (turn.aborted) return;
      bytes = fileBytes(form);
      send(event);
    },
    async ready(turn) {
      // Waits for the next task, because browsers ignore `requestSubmit` while a submit event is dispatched.
      // Meanwhile, the dispatched submit event may send the form
      await yieldToMain();
      if (turn.aborted) return;
      // `form.submit()` would send neither the button's value nor a submit event to other scripts
      submitForm(form, current.button);
      // For a form that is no longer in the page, the browser fires no submit event
      if (current.state === 'ready') send({ type: 'refuse' });
    },
    sending(turn) {
      if (endpoint) return postJson(turn);
      timer = setTimeout(reportPost, timeoutMs, bytes > 0 ? 'still' : undefined);
      return drafts.sent();
    },
    refused: () => drafts.pressed(false),
    sent() {
      if (current.earlier === 'still') timer = setTimeout(reportPost, bytes / minSpeed);
    },
  };

  const postJson = async (turn: AbortSignal) => {
    try {
      const { postForm } = await loadPost();
      if (!turn.aborted) send(await postForm(place, checks));
    } catch (error) {
      console.error('Krume:', error);
      const report = (retry: () => void) => void showError(sendingText.notSent, { retry });
      if (!turn.aborted) send({ type: 'refuse', report });
    }
  };
  const askAgain = async (retry: () => void) => {
    const question = current.earlier === 'still' ? sendingText.anew : sendingText.sentBefore;
    if (await confirm(question)) retry();
  };
  const reportStopped = () => {
    if (!drafts.takeStopped()) return;
    const [button, other] = submitButtons(form);
    // The draft does not store which button was pressed, so a form with several buttons offers no retry
    const retry = other ? undefined : () => press(button ?? null, true);
    void showError(sendingText.leftBefore, { reload: false, retry });
  };
  onAbort(signal, reset);
  onPageLeave(reset, signal);
  onPageRestore(reset, signal);
  onPageRestore(reportStopped, signal);
  if (!endpoint) onStop(() => reportPost('stopped'), signal);
  reportStopped();

  return {
    press,
    /** Handles a submit event. Only the event that sends the form reaches other scripts. */
    onSubmit(event: SubmitEvent): void {
      press(event.submitter);
      const isReady = current.state === 'ready';
      if (endpoint || !isReady) event.preventDefault();
      if (!isReady) event.stopImmediatePropagation();
      send({ type: 'submit' });
      // If another script prevents this event, the browser posts nothing, and the form must not stay busy
      if (isReady && !endpoint) setTimeout(() => event.defaultPrevented && reportPost());
    },
  };
}

const fileBytes = (form: HTMLFormElement) =>
  [...new FormData(form).values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0);
