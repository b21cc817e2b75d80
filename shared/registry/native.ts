// Protection against DOM clobbering: `<img name="body">` replaces `document.body`, and a field named `getAttribute`
// replaces the `getAttribute` of its form. These functions read built-in properties from the prototypes. Use them for
// the document, and for every element that may be a form.

export const getAttribute = (element: Element, name: string) =>
  Element.prototype.getAttribute.call(element, name);

export const setAttribute = (element: Element, name: string, value: string) =>
  Element.prototype.setAttribute.call(element, name, value);

export const removeAttribute = (element: Element, name: string) =>
  Element.prototype.removeAttribute.call(element, name);

export const matches = (element: Element, selector: string) =>
  Element.prototype.matches.call(element, selector);

/** The element itself or its nearest matching ancestor. */
export const closest = (element: Element, selector: string): Element | null =>
  Element.prototype.closest.call(element, selector);

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

/** Stores the getter, because `Reflect.get` is several times slower and a page can have 1,000 hosts. */
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

/** Whether the element is rendered, inside or outside the viewport. */
export const isVisible = (element: Element) => Element.prototype.checkVisibility?.call(element) ?? true;

/** `document.body`, even when an element of the page is named `body`. */
export const pageBody = (): HTMLElement => Reflect.get(Document.prototype, 'body', document);

export const pageRoot = (): HTMLElement => Reflect.get(Document.prototype, 'documentElement', document);

/** Whether the page is in a background tab or a minimized window. */
export const isPageHidden = (): boolean => Reflect.get(Document.prototype, 'hidden', document);

export const activeElement = () => Reflect.get(Document.prototype, 'activeElement', document);

export const listenTo = <K extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: K,
  listener: (event: HTMLElementEventMap[K]) => void,
  signal: AbortSignal,
) => HTMLElement.prototype.addEventListener.call(element, type, listener as EventListener, { signal });

export const dispatch = (target: EventTarget, event: Event) =>
  EventTarget.prototype.dispatchEvent.call(target, event);

/** Submits a form, with validation and a `submit` event. */
export const submitForm = (form: HTMLFormElement | null | undefined, button?: HTMLElement | null) =>
  form && HTMLFormElement.prototype.requestSubmit.call(form, button ?? null);

/**
 * All matching descendants. Checks for a first match, because most calls have no match, and garbage collection of empty
 * `NodeList`s is slow with 1,000 hosts.
 */
export function queryAll<E extends Element = HTMLElement>(root: Element, selector: string): E[] {
  const { querySelector, querySelectorAll } = Element.prototype;
  return querySelector.call(root, selector) ? [...querySelectorAll.bind(root)<E>(selector)] : [];
}

export const queryPage = (selector: string) =>
  Document.prototype.querySelectorAll.bind(document)<HTMLElement>(selector);
