import { onPageRestore } from '../../page/page-lifecycle.ts';
import {
  activeElement,
  closest,
  contains,
  listenTo,
  parentOf,
  queryAll,
  removeAttribute,
  setAttribute,
} from '../../registry/native.ts';
import { borrowAttributes } from '../dom/borrow-attributes.ts';

/** A panel with its button, and the list entry that contains both. */
export interface Panel {
  entry: Node;
  toggle: HTMLElement;
  panel: HTMLElement;
}

interface Options {
  signal: AbortSignal;
  onOpen?: () => void;
}

/** Milliseconds that a mouse must rest on an entry before the panel opens, so that a passing mouse opens no panel. */
const dwell = 150;
/**
 * Milliseconds until a panel closes after the mouse has left its entry, so that leaving the entry for a moment does not
 * close the panel.
 */
const grace = 300;

/**
 * Panels behind buttons with `aria-controls`; at most one panel is open. A mouse opens a panel by resting on its entry,
 * and may cross other entries on the way to the open panel. Touch and keyboard press the button. Escape, a press
 * outside and moving the focus outside close the panel. A button is hidden if its panel is missing or has no links.
 * Returns an object whose `undo` reverts all changes.
 *
 * @see site.md sections 2.3 and 2.5
 */
export function bindPanels(root: HTMLElement, { signal, onOpen }: Options) {
  const all = findPanels(root);
  const panels = all.filter(({ panel }) => panel.querySelector('a[href], button'));
  const idle = [...all.map(({ toggle }) => toggle), ...queryAll(root, '.krume-menu-toggle')].filter(
    (toggle) => !panels.some((each) => each.toggle === toggle),
  );
  const attributes = borrowAttributes();
  for (const toggle of idle) attributes.toggle(toggle, 'hidden', true);

  let open: Panel | undefined;
  /**
   * True if a press has opened the panel: the panel then stays open until the next press. If false, the panel closes
   * when the mouse leaves its entry
   */
  let isPressed = false;
  /** The panel whose entry is under the mouse */
  let over: Panel | undefined;
  let timer: number | undefined;

  const show = (next: Panel | undefined) => {
    clearTimeout(timer);
    if (next === open) return;
    if (open) {
      setAttribute(open.toggle, 'aria-expanded', 'false');
      removeAttribute(open.panel, 'data-open');
      removeAttribute(open.panel, 'style');
    }
    open = next;
    isPressed = false;
    if (!open) return;
    setAttribute(open.toggle, 'aria-expanded', 'true');
    setAttribute(open.panel, 'data-open', '');
    // Limits the height of the panel, because scrolling the page does not reach the end of a panel in a sticky bar
    const { top } = open.panel.getBoundingClientRect();
    open.panel.style.maxBlockSize = `max(50dvh, 100dvh - ${top + 8}px)`;
    onOpen?.();
  };
  const giveBack = () => {
    const last = open;
    const hadFocus = last && contains(last.panel, activeElement());
    show(undefined);
    if (hadFocus) last.toggle.focus();
  };
  const showLater = (next: Panel | undefined, wait: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => show(next), wait);
  };
  const around = (node: EventTarget | null) => panels.find((each) => isWithin(each, node));

  listenTo(
    root,
    'pointerover',
    ({ target, pointerType }) => {
      const next = around(target);
      if (pointerType !== 'mouse' || next === over) return;
      over = next;
      if (next === open) clearTimeout(timer);
      else showLater(next, dwell);
    },
    signal,
  );
  // A mouse that moves down to the open panel may cross other entries, so each movement restarts the timer
  listenTo(
    root,
    'pointermove',
    ({ pointerType, movementY }) => {
      if (pointerType === 'mouse' && open && over !== open && movementY > 0) showLater(over, dwell);
    },
    signal,
  );
  listenTo(
    root,
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      over = undefined;
      if (isPressed) clearTimeout(timer);
      else showLater(undefined, grace);
    },
    signal,
  );
  listenTo(
    root,
    'click',
    ({ target }) => {
      const toggle = target instanceof Element && closest(target, 'button[aria-controls]');
      const pressed = panels.find((each) => each.toggle === toggle);
      if (!pressed) return;
      // If the mouse has opened the panel, the first press on the button keeps the panel open
      if (pressed === open && isPressed) return show(undefined);
      show(pressed);
      isPressed = true;
    },
    signal,
  );
  const elsewhere = ({ target }: Event) => {
    if (open && !isWithin(open, target)) show(undefined);
  };
  addEventListener('pointerdown', elsewhere, { signal });
  addEventListener('focusin', elsewhere, { signal });
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') giveBack();
    },
    { signal },
  );
  // Closes the panel when Back restores the page from the back/forward cache
  onPageRestore(giveBack, signal);

  return {
    current: () => open,
    around,
    undo() {
      show(undefined);
      attributes.giveBack();
    },
  };
}

/** The entry is the parent of the button. In some templates, the panel is outside the entry. */
const isWithin = ({ entry, panel }: Panel, node: EventTarget | null) =>
  contains(entry, node) || contains(panel, node);

function findPanels(root: HTMLElement): Panel[] {
  return queryAll(root, 'button[aria-controls]').flatMap((toggle) => {
    const entry = parentOf(toggle);
    const id = toggle.getAttribute('aria-controls') ?? '';
    const [panel] = id ? queryAll(root, `[id="${CSS.escape(id)}"]`) : [];
    return entry && panel ? [{ entry, toggle, panel }] : [];
  });
}
