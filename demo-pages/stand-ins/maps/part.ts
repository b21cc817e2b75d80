/** Creates an element. A button gets the type `button`, so that it does not submit a form. */
export function part<N extends keyof HTMLElementTagNameMap>(name: N): HTMLElementTagNameMap[N] {
  const element = document.createElement(name);
  if (element instanceof HTMLButtonElement) element.type = 'button';
  return element;
}
