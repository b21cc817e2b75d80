import { atom, type ReadableAtom } from 'nanostores';
import { timeoutMs, within } from '../../../shared/kept/timeout.ts';
import { onBroadcast } from '../../../shared/page/broadcast.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import { onPageRestore } from '../../../shared/page/page-lifecycle.ts';
import type { CakeDesign } from '../../../shared/rules/cake/design.ts';
import {
  isSameDesign,
  type KeptDesign,
  keepDesign,
  recallDesign,
} from '../../../shared/stores/cake/cake-designs.ts';
import { cakeNewsText } from '../../../shared/text/cake-creator.ts';
import type { DesignStore } from './design-store.ts';
import type { ReopenedBox } from './reopened-box.ts';

/** What another tab has done to the design. */
export interface Elsewhere {
  what: 'changed' | 'ordered';
  /** This tab has changes of its own, and the shopper chooses. Otherwise the box already shows the other version. */
  isAsked: boolean;
}

export interface FollowedDesign {
  $elsewhere: ReadableAtom<Elsewhere | undefined>;
  /** This tab's version becomes the kept one. */
  keepOwn(): Promise<void>;
  /** The kept version takes the place of this tab's, which can be had back with undo. */
  loadOther(): Promise<void>;
  /** What was told has been read. */
  dismiss(): void;
  /**
   * Whether no other tab has changed or ordered the design since this tab has last seen it, as far as the storage says. Where
   * the shopper is asked already, what is shown is what is wanted.
   */
  isCurrent(): Promise<boolean>;
  /** While a box is drawn and sent, it stays as it is. Returns the release. */
  hold(): () => void;
}

interface Shown {
  key: string;
  /** Undefined where nothing is kept */
  version: string | undefined;
  /** The design as it was kept */
  shown: CakeDesign;
  /** The box from the cart that lies over it, if any */
  reopened: ReopenedBox;
}

/** What another tab tells; nothing where this tab has only looked. */
interface Told {
  emptied?: boolean | undefined;
  ordered?: boolean | undefined;
}

/**
 * Keeps a design as it is made, until the signal says stop. Each step is written at once, and what comes while one is being
 * written, together after it: nothing waits for a clock or for the page to go, for what a page begins to write then,
 * Firefox and WebKit give up.
 *
 * Other tabs may have the same design open. This tab follows what they keep as long as it has no changes that are not kept
 * themselves; else it writes nothing more until the shopper has chosen a version.
 */
export function followDesign(
  designs: DesignStore,
  { key, version, shown, reopened }: Shown,
  signal: AbortSignal,
): FollowedDesign {
  const writer = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}:`;
  const $elsewhere = atom<Elsewhere | undefined>();
  const isAsking = () => $elsewhere.get()?.isAsked === true;
  /** The version that this tab has seen last, and the design that it is */
  let base = { version, design: shown };
  let writings = 0;
  let isWriting = false;
  let isDue = false;
  let isFollowing = false;
  let holds = 0;
  /** Was told while this tab could not look */
  let missed: Told | undefined;

  const ask = (what: Elsewhere['what']) => {
    if (!signal.aborted) $elsewhere.set({ what, isAsked: true });
  };

  async function write(): Promise<void> {
    if (isFollowing || isAsking()) return;
    $elsewhere.set(undefined);
    isDue = true;
    if (isWriting) return;
    isWriting = true;
    while (isDue && !isAsking()) {
      isDue = false;
      await writeNow(designs.now());
    }
    isWriting = false;
    lookAgain();
  }

  async function writeNow(design: CakeDesign): Promise<void> {
    const own = `${writer}${++writings}`;
    const keeping = keepDesign(key, design.elements, { from: base.version, version: own, writer });
    const settled = keeping
      .then(
        (isWritten) => {
          designs.$isUnkept.set(false);
          if (isWritten) base = { version: design.elements.length > 0 ? own : undefined, design };
          else ask('changed');
        },
        () => designs.$isUnkept.set(true),
      )
      .then(() => true);
    // A storage that says nothing keeps nothing, as far as anybody knows; an answer that comes late is told, too
    if (!(await within(timeoutMs, () => settled))) designs.$isUnkept.set(true);
  }

  /** Compares what is kept with what this tab has seen last. */
  async function look(told: Told = {}): Promise<void> {
    if (isAsking()) return;
    const isBusy = () => isWriting || holds > 0;
    const kept = isBusy() ? undefined : await recallDesign(key, shown.slots);
    const isOrderedAgain = await reopened.isReordered(designs.now());
    if (signal.aborted) return;
    if (isBusy()) {
      missed = { ...missed, ...told };
      return;
    }
    if (!kept || (isSeen(kept) && !isOrderedAgain)) return;
    const what = told.ordered || isOrderedAgain ? 'ordered' : 'changed';
    // A design that is gone for an unknown reason, such as a sign-in in another tab, is not taken away from the screen
    const isKnown = kept.version !== undefined || told.emptied || told.ordered;
    if (isOrderedAgain || (isKnown && designs.now() === base.design)) {
      reopened.settle();
      follow(kept);
      $elsewhere.set({ what, isAsked: false });
    } else ask(what);
  }

  const isSeen = ({ version }: KeptDesign) =>
    version === base.version || version?.startsWith(writer) === true;

  function lookAgain(): void {
    const told = missed;
    missed = undefined;
    if (told) void look(told);
  }

  function follow({ version, elements }: KeptDesign): void {
    isFollowing = true;
    if (!isSameDesign(elements, designs.now().elements)) designs.change({ type: 'follow', elements });
    isFollowing = false;
    base = { version, design: designs.now() };
  }

  async function choose(choice: (kept: KeptDesign) => void): Promise<void> {
    const kept = await recallDesign(key, shown.slots);
    if (!kept) designs.$isUnkept.set(true);
    if (!kept || signal.aborted) return;
    $elsewhere.set(undefined);
    choice(kept);
  }

  onAbort(signal, designs.$history.listen(write));
  // What is changed until the question is answered is kept nowhere
  const warn = (event: Event) => isAsking() && event.preventDefault();
  const stopWarning = () => removeEventListener('beforeunload', warn);
  onAbort(signal, stopWarning);
  const stop = $elsewhere.listen(() => (isAsking() ? addEventListener('beforeunload', warn) : stopWarning()));
  onAbort(signal, stop);
  onBroadcast(({ cake }) => {
    if (cake?.key === key) void look(cake);
  }, signal);
  // A browser without channels, and a page that was left, have heard nothing
  const lookNow = () => void look();
  addEventListener('visibilitychange', lookNow, { signal });
  onPageRestore(lookNow, signal);

  return {
    $elsewhere,
    keepOwn: () =>
      choose((kept) => {
        base = { ...base, version: kept.version };
        designs.say(cakeNewsText.versionKept);
        void write();
      }),
    loadOther: () =>
      choose((kept) => {
        follow(kept);
        designs.say(cakeNewsText.versionLoaded);
      }),
    dismiss() {
      if (!isAsking()) $elsewhere.set(undefined);
    },
    async isCurrent() {
      const kept = isAsking() ? undefined : await recallDesign(key, shown.slots);
      const isOurs = !kept || (isSeen(kept) && !(await reopened.isReordered(designs.now())));
      if (!isOurs) missed ??= {};
      return isOurs;
    },
    hold() {
      holds += 1;
      return () => {
        holds -= 1;
        if (holds === 0) lookAgain();
      };
    },
  };
}
