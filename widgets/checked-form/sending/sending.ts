import { onPageRestore } from '../../../shared/page/page-lifecycle.ts';
import { removeAttribute, setAttribute } from '../../../shared/registry/native.ts';
import { sendingText } from '../../../shared/text/sending.ts';
import { onStop } from './on-stop.ts';

/** Milliseconds: a browser that has not left the page by then may have been stopped, and the button counts again. */
const timeoutMs = 10_000;
/** Bytes that a slow connection sends in a millisecond */
const slowest = 25;

/** The time from the press of a button until the browser leaves the page: nothing is sent twice. */
export function createSending(form: HTMLFormElement, signal: AbortSignal) {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  let button: HTMLElement | null = null;
  let state: 'idle' | 'begun' | 'browsers' | 'late' = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const free = () => {
    button?.removeAttribute('aria-disabled');
    removeAttribute(form, 'aria-busy');
  };
  const end = () => {
    clearTimeout(timer);
    state = 'idle';
    status.remove();
    free();
  };
  const say = (text: string, className: string) => {
    status.className = className;
    Element.prototype.append.call(form, status);
    status.textContent = text;
  };
  // The way back to a page that the browser has kept
  onPageRestore(end, signal);
  onStop(() => {
    if (state !== 'browsers' && state !== 'late') return;
    end();
    say(sendingText.stopped, 'krume-sending');
  }, signal);

  return {
    isUnderWay: () => state === 'begun' || state === 'browsers',
    /** Whether the browser may be sending still, so that another press would stop it */
    isLate: () => state === 'late',
    begin(pressed: HTMLElement | null): void {
      clearTimeout(timer);
      button = pressed;
      button?.setAttribute('aria-disabled', 'true');
      setAttribute(form, 'aria-busy', 'true');
      say(sendingText.sending, 'krume-hidden');
      state = 'begun';
    },
    /** The browser sends it now */
    leave(): void {
      state = 'browsers';
      let bytes = 0;
      for (const value of new FormData(form).values()) if (value instanceof File) bytes += value.size;
      if (!bytes) {
        timer = setTimeout(end, timeoutMs);
        return;
      }
      // A browser tells nobody how far it is
      status.className = 'krume-sending';
      timer = setTimeout(() => {
        state = 'late';
        free();
        status.textContent = sendingText.still;
        timer = setTimeout(end, bytes / slowest);
      }, timeoutMs);
    },
    end,
  };
}
