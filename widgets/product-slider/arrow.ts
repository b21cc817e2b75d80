/** An arrow of the slider. At an end it only looks and sounds disabled: it may have the focus. */
export function arrow(kind: 'previous' | 'next', label: string, onClick: () => void) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `krume-arrow krume-arrow-${kind}`;
  button.setAttribute('aria-label', label);
  button.onclick = onClick;
  const show = (isEnabled: boolean, isNeeded: boolean) => {
    button.setAttribute('aria-disabled', String(!isEnabled));
    button.hidden = !isNeeded;
  };
  return { button, show };
}
