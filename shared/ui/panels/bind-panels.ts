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

/** What opens: the button that says so, its panel, and the entry around both. */
export interface Panel {
  entry: Node;
  toggle: HTMLElement;
  panel: HTMLElement;
}

interface Options {
  signal: AbortSignal;
  onOpen?: () => void;
}

/** Milliseconds that a mouse stays over an entry before it opens: it may only be passing by. */
const dwell = 150;
/** Milliseconds after it has left until what it has opened closes: it may only have slipped. */
const grace = 300;

/**
 * Panels behind buttons with `aria-controls`, one of them open at a time. A mouse opens by resting on the entry, and may
 * cross others on its way down into the panel; finger and keyboard press the button. Escape, a press elsewhere and the
 * focus going elsewhere close. A button whose panel is not there, or has nothing to go to, is hidden. Returns what undoes all of it.
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
  /** By a press it stays open until the next one; a mouse closes what it has opened by leaving */
  let isPressed = false;
  /** The entry that the mouse is over */
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
    // In a bar that stays there is no scrolling to what lies below the window; where it begins far down, there is
    const { top } = open.panel.getBoundingClientRect();
    open.panel.style.maxBlockSize = `max(50dvh, 100dvh - ${top + 8}px)`;
    onOpen?.();
  };
  /** Closes, and gives the focus back to the button */
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
  // Downwards: on the way to the panel that is open, across its neighbours
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
      // What a mouse has opened by coming here stays open
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
  // A link in it has been followed, and Back has brought the page again
  onPageRestore(giveBack, signal);

  return {
    /** The one that is open. */
    current: () => open,
    /** The one whose entry has this in it. */
    around,
    undo() {
      show(undefined);
      attributes.giveBack();
    },
  };
}

/** The entry is what is around the button; another page may have the panel beside it. */
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
