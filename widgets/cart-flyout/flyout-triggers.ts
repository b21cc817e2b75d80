import { activeElement, contains, listenTo, queryAll } from '../../shared/registry/native.ts';
import type { Flyout } from './flyout.ts';

/**
 * Opens the flyout on hover. Closes the flyout after the mouse and the focus have left, on Escape, and on a press
 * outside. Returns a function that tests whether a click came from a mouse, because only touch and keyboard users
 * open the flyout by click.
 */
export function bindTriggers(host: HTMLElement, flyout: Flyout, signal: AbortSignal) {
  let byMouse = false;
  let isOver = false;
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => listenTo(host, type, listener, signal);

  on('pointerenter', ({ pointerType }) => {
    byMouse = pointerType === 'mouse';
    if (!byMouse) return;
    isOver = true;
    flyout.enter('mouse');
    flyout.hover();
  });
  const leave = () => {
    if (!isOver) return;
    isOver = false;
    // If the focused element has been removed, the browser may have fired no focusout event
    if (!contains(host, activeElement())) flyout.leave('focus');
    flyout.leave('mouse');
  };
  on('pointerleave', leave);
  // WebKit fires no pointerleave event if the element under the mouse was removed, so a pointerover elsewhere
  // also counts as leaving
  addEventListener('pointerover', ({ target }) => contains(host, target) || leave(), {
    signal,
  });
  on('pointerdown', ({ pointerType }) => {
    byMouse = pointerType === 'mouse';
  });
  // A focus by mouse click is ignored, because hovering already keeps the flyout open
  on('focusin', ({ target }) => (target as Element).matches(':focus-visible') && flyout.enter('focus'));
  on('focusout', () => flyout.leave('focus'));
  on('keydown', ({ key }) => {
    if (key !== 'Escape' || !flyout.isOpen()) return;
    flyout.close();
    queryAll(host, 'a')[0]?.focus();
  });
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!contains(host, target)) flyout.close();
    },
    { signal },
  );
  return (click: { detail: number }) => byMouse && click.detail > 0;
}
