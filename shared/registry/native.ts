// What the browser itself answers, against DOM clobbering: an element with a name comes before what a document or a form
// has by itself. `<img name="body">` is `document.body`, and a field called `getAttribute` is its form's `getAttribute`.
// The names of a page are not ours: of the document, and of what may be a form, built-in properties are read from the
// prototypes.

export const getAttribute = (element: Element, name: string) =>
  Element.prototype.getAttribute.call(element, name);

export const setAttribute = (element: Element, name: string, value: string) =>
  Element.prototype.setAttribute.call(element, name, value);

export const removeAttribute = (element: Element, name: string) =>
  Element.prototype.removeAttribute.call(element, name);

export const matches = (element: Element, selector: string) =>
  Element.prototype.matches.call(element, selector);

/** This element or the next one around it that fits. */
export const closest = (element: Element, selector: string): Element | null =>
  Element.prototype.closest.call(element, selector);

/** The next element around this one that fits. */
export function closestAround(element: Element, selector: string): Element | null {
  const parent = parentOf(element);
  return parent instanceof Element ? closest(parent, selector) : null;
}

export const childNodesOf = accessor(() => Node.prototype, 'childNodes');
export const parentOf = accessor(() => Node.prototype, 'parentNode');
export const isConnected = accessor(() => Node.prototype, 'isConnected');
export const childrenOf = accessor(() => Element.prototype, 'children');
export const previousElement = accessor(() => Element.prototype, 'previousElementSibling');
export const nextElement = accessor(() => Element.prototype, 'nextElementSibling');

/** Looked up once: `Reflect.get` takes the browser several times as long, and each of a thousand places is asked. */
function accessor<T extends object, K extends keyof T>(prototype: () => T, name: K): (of: T) => T[K] {
  let get: PropertyDescriptor['get'];
  return (of) => {
    get ??= Object.getOwnPropertyDescriptor(prototype(), name)?.get;
    return get?.call(of);
  };
}

export const replaceChildren = (element: Element, ...nodes: readonly Node[]) =>
  Element.prototype.replaceChildren.apply(element, [...nodes]);

export const contains = (node: Node, other: EventTarget | null) =>
  Node.prototype.contains.call(node, other as Node | null);

/** Whether it is drawn, in the window or not. */
export const isVisible = (element: Element) => Element.prototype.checkVisibility?.call(element) ?? true;

/** An element of the page may be called `body`. */
export const pageBody = (): HTMLElement => Reflect.get(Document.prototype, 'body', document);

/** What has the focus. */
export const activeElement = () => Reflect.get(Document.prototype, 'activeElement', document);

export const listenTo = <K extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: K,
  listener: (event: HTMLElementEventMap[K]) => void,
  signal: AbortSignal,
) => HTMLElement.prototype.addEventListener.call(element, type, listener as EventListener, { signal });

export const dispatch = (target: EventTarget, event: Event) =>
  EventTarget.prototype.dispatchEvent.call(target, event);

/** As its button does. */
export const submitForm = (form: HTMLFormElement | null | undefined, button?: HTMLElement | null) =>
  form && HTMLFormElement.prototype.requestSubmit.call(form, button ?? null);

/**
 * All in this element that fit. Most places have none of what they are asked for: an empty `NodeList` is one more object of
 * the browser's to collect, and collecting was most of what a thousand places cost.
 */
export function queryAll<E extends Element = HTMLElement>(root: Element, selector: string): E[] {
  const { querySelector, querySelectorAll } = Element.prototype;
  return querySelector.call(root, selector) ? [...querySelectorAll.bind(root)<E>(selector)] : [];
}

/** All of the page that fits. */
export const queryPage = (selector: string) =>
  Document.prototype.querySelectorAll.bind(document)<HTMLElement>(selector);
