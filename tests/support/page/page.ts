import { setImmediate } from 'node:timers';
import { options } from 'preact';
import { vi } from 'vitest';

const nextTurn = setImmediate;
const underWay = new Set<Promise<unknown>>();

/** Registers a promise that `settled` waits for. */
export function awaited<T>(promise: Promise<T>): Promise<T> {
  underWay.add(promise);
  const done = () => underWay.delete(promise);
  promise.then(done, done);
  return promise;
}

// Preact would run effects after a paint, which never happens in happy-dom
options.requestAnimationFrame = queueMicrotask;

// happy-dom has no popovers, and `:popover-open` matches nothing
HTMLElement.prototype.showPopover ??= () => {};

// In happy-dom, a form is a proxy. Prototype methods with private fields throw when they are called on the proxy. The
// form's own methods are bound to the target of the proxy, and work
const isRefused = (error: unknown) => error instanceof Error && error.message.startsWith('Receiver');
const { dispatchEvent } = EventTarget.prototype;
EventTarget.prototype.dispatchEvent = function (event) {
  try {
    return dispatchEvent.call(this, event);
  } catch (error) {
    if (isRefused(error)) return this.dispatchEvent(event);
    throw error;
  }
};
const { requestSubmit } = HTMLFormElement.prototype;
HTMLFormElement.prototype.requestSubmit = function (submitter) {
  try {
    requestSubmit.call(this, submitter);
  } catch (error) {
    if (!isRefused(error)) throw error;
    // The method has fired the event, which no listener has prevented, and has thrown before the submission
    this.submit();
  }
};

/** Sets the HTML of the page's body. Returns its first element. */
export function setPage(html: string): HTMLElement {
  document.body.innerHTML = html;
  // If the third or a later option is printed as selected, the parser of happy-dom selects the second option
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[selected]'))
    option.selected = true;
  return getElement('body > *');
}

/** The first matching element. Throws if there is none. */
export function getElement<T extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): T {
  const found = within.querySelector<T>(selector);
  if (!found) throw Error(`There is no ${selector} in ${document.body.innerHTML}`);
  return found;
}

/** All descendants of a node in document order. */
export const nodesIn = (element: Node): Node[] =>
  [...element.childNodes].flatMap((node) => [node, ...nodesIn(node)]);

/** Waits for everything that needs no elapsed time: promises, renders, effects, imports. Fake clocks do not advance. */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 6; quiet++) {
    if (underWay.size) quiet = 0;
    await Promise.allSettled(underWay);
    await vi.dynamicImportSettled();
    await new Promise<void>((resolve) => nextTurn(resolve));
  }
}

/** Records changes of attributes, texts and nodes in an element. `log()` returns and clears the record. */
export function watch(element: Node): { log(): string[] } {
  const lines: string[] = [];
  const write = (records: MutationRecord[]) => {
    for (const { type, attributeName, target } of records) {
      lines.push(`${type} ${attributeName ?? ''} ${target.nodeName}`.replace('  ', ' '));
    }
  };
  const observer = new MutationObserver(write);
  observer.observe(element, { attributes: true, characterData: true, childList: true, subtree: true });
  return {
    log() {
      write(observer.takeRecords());
      return lines;
    },
  };
}

/** Records console messages as text without printing them. */
export function listenToConsole(): { messages: string[]; details: unknown[][] } {
  const messages: string[] = [];
  const details: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((message, ...rest) => {
    messages.push(String(message));
    details.push(rest);
  });
  return { messages, details };
}
