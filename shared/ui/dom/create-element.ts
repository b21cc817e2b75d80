/** Creates an element. Texts become text nodes, which Trusted Types allow. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A button that does not submit a form. */
export const createButton = (attributes: Readonly<Record<string, string>>, ...children: (Node | string)[]) =>
  createElement('button', { type: 'button', ...attributes }, ...children);
