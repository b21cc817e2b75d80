/** Creates an element that the styles of the page do not affect. */
export function part<N extends keyof HTMLElementTagNameMap>(name: N): HTMLElementTagNameMap[N] {
  const element = document.createElement(name);
  if (element instanceof HTMLButtonElement) element.type = 'button';
  return element;
}
