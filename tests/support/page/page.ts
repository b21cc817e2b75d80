import { setImmediate } from 'node:timers';
import { options } from 'preact';
import { vi } from 'vitest';

const nextTurn = setImmediate;
const underWay = new Set<Promise<unknown>>();

/** Registers a response that `settled` waits for. */
export function awaited<T>(promise: Promise<T>): Promise<T> {
  underWay.add(promise);
  const done = () => underWay.delete(promise);
  promise.then(done, done);
  return promise;
}

// Effects run immediately instead of after a paint, which never occurs here.
options.requestAnimationFrame = queueMicrotask;

// happy-dom has no popovers; `:popover-open` matches nothing in it
HTMLElement.prototype.showPopover ??= () => {};

// A form of happy-dom is a proxy. Prototype methods that use private fields throw when they are called on the proxy; the
// form's own methods are bound to the proxy's target.
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
    // The method has fired the event, which was not prevented, and has thrown before the submit
    this.submit();
  }
};

/** Sets the page's HTML. Returns its first element. */
export function setPage(html: string): HTMLElement {
  document.body.innerHTML = html;
  return getElement('body > *');
}

/** The first matching element; throws without one. */
export function getElement<T extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): T {
  const found = within.querySelector<T>(selector);
  if (!found) throw Error(`There is no ${selector} in ${document.body.innerHTML}`);
  return found;
}

/** All descendants of a node, in order. */
export const nodesIn = (element: Node): Node[] =>
  [...element.childNodes].flatMap((node) => [node, ...nodesIn(node)]);

/**
 * Runs everything that needs no elapsed time: promises, renders, effects, imports. Fake clocks do not
 * advance.
 */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 6; quiet++) {
    if (underWay.size) quiet = 0;
    await Promise.allSettled(underWay);
    await vi.dynamicImportSettled();
    await new Promise<void>((resolve) => nextTurn(resolve));
  }
}

/**
 * Records changes to an element and its descendants: attributes, texts, nodes. `log()` returns and clears the
 * record.
 */
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

/** Records console messages, one text each, without printing them. */
export function listenToConsole(): { messages: string[]; details: unknown[][] } {
  const messages: string[] = [];
  const details: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((message, ...rest) => {
    messages.push(String(message));
    details.push(rest);
  });
  return { messages, details };
}
