import { removeAttribute, setAttribute } from '../../shared/registry/native.ts';
import { onPageRestore } from '../../shared/stores/page-lifecycle.ts';
import { checkedFormText } from '../../shared/text/checked-form.ts';

/** Milliseconds: a browser that has not left the page by then has been stopped, and the form may be sent again. */
const patience = 10_000;
/** Bytes that a slow connection sends in a millisecond */
const slowest = 25;

/** The time from the press of a button until the browser leaves the page: nothing is sent twice. */
export function createSending(form: HTMLFormElement, signal: AbortSignal) {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  let button: HTMLElement | null = null;
  let isUnderWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    isUnderWay = false;
    status.remove();
    button?.removeAttribute('aria-disabled');
    removeAttribute(form, 'aria-busy');
  };
  // The way back to a page that the browser has kept
  onPageRestore(end, signal);

  return {
    isUnderWay: () => isUnderWay,
    begin(pressed: HTMLElement | null): void {
      button = pressed;
      button?.setAttribute('aria-disabled', 'true');
      setAttribute(form, 'aria-busy', 'true');
      status.className = 'krume-hidden';
      Element.prototype.append.call(form, status);
      status.textContent = checkedFormText.sending;
      isUnderWay = true;
    },
    /** The browser sends it now */
    leave(): void {
      let bytes = 0;
      for (const value of new FormData(form).values()) if (value instanceof File) bytes += value.size;
      // A browser tells nobody how far it is
      if (bytes) status.className = 'krume-sending';
      timer = setTimeout(end, patience + bytes / slowest);
    },
    end,
  };
}
