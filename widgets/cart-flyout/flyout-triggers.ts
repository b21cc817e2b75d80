import { activeElement, contains, listenTo, queryAll } from '../../shared/registry/native.ts';
import type { Flyout } from './flyout.ts';

/**
 * Opens and closes the flyout with the mouse, the focus and Escape. Tells for each press whether it was a
 * mouse's: a finger and a keyboard open by pressing.
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
    // No focusout tells of an element that had the focus and was removed
    if (!contains(host, activeElement())) flyout.leave('focus');
    flyout.leave('mouse');
  };
  on('pointerleave', leave);
  // WebKit tells of no leaving after it has removed what was under the mouse
  addEventListener('pointerover', ({ target }) => contains(host, target) || leave(), {
    signal,
  });
  on('pointerdown', ({ pointerType }) => {
    byMouse = pointerType === 'mouse';
  });
  // The focus of a mouse press does not hold it open: the mouse itself does
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
