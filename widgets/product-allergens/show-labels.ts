const shown = 'data-shown';

/**
 * Shows one label at a time: on hover, on keyboard focus, or after a tap on the icon. Escape hides the label.
 * Returns a function that hides the label.
 */
export function showLabels(host: HTMLElement, signal: AbortSignal): () => void {
  const iconOf = ({ target }: Event) => (target instanceof Element ? target.closest('button') : null);
  const labelOf = (icon: HTMLElement | null) => icon?.querySelector('span');
  let current: HTMLElement | null = null;

  const show = (icon: HTMLElement | null) => {
    current?.removeAttribute(shown);
    labelOf(current)?.removeAttribute('style');
    current = icon;
    current?.setAttribute(shown, '');
    const label = labelOf(current);
    if (label) keepInside(host, label);
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => host.addEventListener(type, listener, { signal });

  listen('pointerover', (event) => event.pointerType === 'mouse' && show(iconOf(event)));
  listen('pointerleave', ({ pointerType }) => pointerType === 'mouse' && show(null));
  listen('focusin', (event) => iconOf(event)?.matches(':focus-visible') && show(iconOf(event)));
  listen('focusout', () => show(null));
  listen('click', (event) => {
    const icon = iconOf(event);
    // Hovering has already shown the label, so a mouse click changes nothing
    if (icon && !isMouse(event)) show(icon === current ? null : icon);
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && show(null), { signal });
  addEventListener(
    'pointerdown',
    ({ target }) => target instanceof Node && !host.contains(target) && show(null),
    { signal },
  );

  // A hover or a focus may have begun before these listeners were added
  show(host.querySelector<HTMLElement>('button:is(:hover, :focus)'));
  return () => show(null);
}

const isMouse = (event: MouseEvent) => event instanceof PointerEvent && event.pointerType === 'mouse';

/** Shifts a label so that it does not overflow the element. By default, a label is centred over its icon. */
function keepInside(element: HTMLElement, label: HTMLElement): void {
  const outer = element.getBoundingClientRect();
  const inner = label.getBoundingClientRect();
  const shift = Math.max(outer.left - inner.left, 0) - Math.max(inner.right - outer.right, 0);
  if (shift) label.style.setProperty('translate', `calc(-50% + ${shift}px)`);
}
