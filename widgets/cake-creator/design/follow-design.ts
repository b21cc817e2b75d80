import { atom, type ReadableAtom } from 'nanostores';
import { timeoutMs, withTimeout } from '../../../shared/kept/database/timeout.ts';
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

/** A change that another tab has made to the design. */
export interface TabChange {
  what: 'changed' | 'ordered';
  /**
   * Whether the shopper has to choose a version. If false, the box already shows the other tab's version.
   */
  isAsked: boolean;
}

export interface FollowedDesign {
  $tabChange: ReadableAtom<TabChange | undefined>;
  /** Stores the version of this tab. */
  keepOwn(): Promise<void>;
  /** Replaces the version of this tab with the stored version. Undo reverts this step. */
  loadOther(): Promise<void>;
  dismiss(): void;
  /**
   * Resolves to false if another tab has changed or ordered the design since this tab last read or wrote the
   * design. Resolves to true while the shopper has to choose a version, and if the storage does not respond.
   */
  isCurrent(): Promise<boolean>;
  /** Defers changes of other tabs during export and upload. Returns a function that applies deferred changes. */
  hold(): () => void;
}

interface Shown {
  key: string;
  /** Version of the stored design; undefined if no design is stored */
  version: string | undefined;
  shown: CakeDesign;
  /** Checks whether another tab has ordered a box that was opened from the cart */
  reopened: ReopenedBox;
}

/** A message from another tab. Empty if this tab checks the storage without a message. */
interface TabMessage {
  emptied?: boolean | undefined;
  ordered?: boolean | undefined;
}

/**
 * Stores each change of a design until the signal aborts. A change is stored at once; changes during a write
 * are stored together afterwards. No write starts when the page unloads, because Firefox and WebKit abort such
 * writes.
 *
 * If another tab stores a version of the same design, this tab shows that version, unless this tab has
 * unsaved changes. With unsaved changes, this tab stops writing until the shopper has chosen a version.
 */
export function followDesign(
  designs: DesignStore,
  { key, version, shown, reopened }: Shown,
  signal: AbortSignal,
): FollowedDesign {
  const writer = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}:`;
  const $tabChange = atom<TabChange | undefined>();
  const isAsking = () => $tabChange.get()?.isAsked === true;
  /** The version that this tab has last read or written, with its design */
  let base = { version, design: shown };
  let writeCount = 0;
  let isWriting = false;
  let isDue = false;
  let isFollowing = false;
  let holds = 0;
  /** A message that arrived while this tab could not check the storage */
  let missed: TabMessage | undefined;

  const ask = (what: TabChange['what']) => {
    if (!signal.aborted) $tabChange.set({ what, isAsked: true });
  };

  async function write(): Promise<void> {
    if (isFollowing || isAsking()) return;
    $tabChange.set(undefined);
    isDue = true;
    if (isWriting) return;
    isWriting = true;
    while (isDue && !isAsking()) {
      isDue = false;
      await writeNow(designs.now());
    }
    isWriting = false;
    checkMissed();
  }

  async function writeNow(design: CakeDesign): Promise<void> {
    const own = `${writer}${++writeCount}`;
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
    // After the time-out, the page says that the design is not stored, until the storage responds
    if (!(await withTimeout(timeoutMs, () => settled))) designs.$isUnkept.set(true);
  }

  /** Compares the stored version with the version that this tab has last read or written. */
  async function checkStorage(message: TabMessage = {}): Promise<void> {
    if (isAsking()) return;
    const isBusy = () => isWriting || holds > 0;
    const kept = isBusy() ? undefined : await recallDesign(key, shown.slots);
    const isOrderedAgain = await reopened.isOrderedAgain(designs.now());
    if (signal.aborted) return;
    if (isBusy()) {
      missed = { ...missed, ...message };
      return;
    }
    if (!kept || (isSeen(kept) && !isOrderedAgain)) return;
    const what = message.ordered || isOrderedAgain ? 'ordered' : 'changed';
    // If the design was deleted and no message from another tab says why, for example after a sign-in there,
    // this tab keeps showing the design and asks the shopper
    const isKnown = kept.version !== undefined || message.emptied || message.ordered;
    if (isOrderedAgain || (isKnown && designs.now() === base.design)) {
      reopened.settle();
      follow(kept);
      $tabChange.set({ what, isAsked: false });
    } else ask(what);
  }

  const isSeen = ({ version }: KeptDesign) =>
    version === base.version || version?.startsWith(writer) === true;

  function checkMissed(): void {
    const message = missed;
    missed = undefined;
    if (message) void checkStorage(message);
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
    $tabChange.set(undefined);
    choice(kept);
  }

  onAbort(signal, designs.$history.listen(write));
  // Until the shopper has chosen a version, changes are not stored, so the browser warns before the page
  // unloads
  const warn = (event: Event) => isAsking() && event.preventDefault();
  const stopWarning = () => removeEventListener('beforeunload', warn);
  onAbort(signal, stopWarning);
  const stop = $tabChange.listen(() => (isAsking() ? addEventListener('beforeunload', warn) : stopWarning()));
  onAbort(signal, stop);
  onBroadcast(({ cake }) => {
    if (cake?.key === key) void checkStorage(cake);
  }, signal);
  // Checks the storage on return to this tab. Messages may have been missed if the browser has no broadcast
  // channels or if the page was in the back/forward cache
  const checkNow = () => void checkStorage();
  addEventListener('visibilitychange', checkNow, { signal });
  onPageRestore(checkNow, signal);

  return {
    $tabChange,
    keepOwn: () =>
      choose((kept) => {
        base = { ...base, version: kept.version };
        designs.announce(cakeNewsText.versionKept);
        void write();
      }),
    loadOther: () =>
      choose((kept) => {
        follow(kept);
        designs.announce(cakeNewsText.versionLoaded);
      }),
    dismiss() {
      if (!isAsking()) $tabChange.set(undefined);
    },
    async isCurrent() {
      const kept = isAsking() ? undefined : await recallDesign(key, shown.slots);
      const isOurs = !kept || (isSeen(kept) && !(await reopened.isOrderedAgain(designs.now())));
      if (!isOurs) missed ??= {};
      return isOurs;
    },
    hold() {
      holds += 1;
      return () => {
        holds -= 1;
        if (holds === 0) checkMissed();
      };
    },
  };
}
