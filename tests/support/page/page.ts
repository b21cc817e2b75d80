import { setImmediate } from 'node:timers';
import { options } from 'preact';
import { vi } from 'vitest';

const nextTurn = setImmediate;
const underWay = new Set<Promise<unknown>>();

/** Something that `settled` is to wait for: an answer of the shop. */
export function awaited<T>(promise: Promise<T>): Promise<T> {
  underWay.add(promise);
  const done = () => underWay.delete(promise);
  promise.then(done, done);
  return promise;
}

// Effects run at once, not after a paint that never comes here.
options.requestAnimationFrame = queueMicrotask;

// A form of happy-dom is a proxy, which a method with private parts refuses; its own method is bound to what is behind it.
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
    // Its event has been told, and nobody has prevented it: what is left has the private parts
    this.submit();
  }
};

/** A page as the server sent it. Gives back its first element. */
export function setPage(html: string): HTMLElement {
  document.body.innerHTML = html;
  return getElement('body > *');
}

/** The first element of that kind; throws when there is none. */
export function getElement<T extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): T {
  const found = within.querySelector<T>(selector);
  if (!found) throw Error(`There is no ${selector} in ${document.body.innerHTML}`);
  return found;
}

/** Every node of an element's inside, in order. */
export const nodesIn = (element: Node): Node[] =>
  [...element.childNodes].flatMap((node) => [node, ...nodesIn(node)]);

/** Lets everything run that needs no time: promises, renders, effects, imports. Fake clocks stand still. */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 6; quiet++) {
    if (underWay.size) quiet = 0;
    await Promise.allSettled(underWay);
    await vi.dynamicImportSettled();
    await new Promise<void>((resolve) => nextTurn(resolve));
  }
}

/** A log of what was done to an element and its inside: attributes, texts, nodes. Take it with `log()`. */
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

/** What was told in the console, one text per message, and nothing of it on the screen. */
export function listenToConsole(): { messages: string[]; details: unknown[][] } {
  const messages: string[] = [];
  const details: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((message, ...rest) => {
    messages.push(String(message));
    details.push(rest);
  });
  return { messages, details };
}
