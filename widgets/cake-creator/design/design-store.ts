import { type Atom, atom, type WritableAtom } from 'nanostores';
import type { CakeElement } from '../../../shared/model/cake.ts';
import {
  type CakeDesign,
  changeDesign,
  type DesignChange,
  emptyDesign,
  isFull,
} from '../../../shared/rules/cake/design.ts';
import { type History, newHistory, redo, step, undo } from '../../../shared/rules/cake/history.ts';
import { cakeNewsText } from '../../../shared/text/cake-creator.ts';
import { newsOf } from './news.ts';

export interface DesignStore {
  $history: Atom<History<CakeDesign>>;
  /** Text about the last change, for the live region */
  $news: Atom<string>;
  /** Whether the device fails to store the design */
  $isUnkept: WritableAtom<boolean>;
  now(): CakeDesign;
  /** Returns whether the change had an effect. */
  change(change: DesignChange): boolean;
  undo(): void;
  redo(): void;
  announce(news: string): void;
}

/**
 * Creates the state of one box.
 *
 * @param elements elements of the stored design
 */
export function createDesignStore(slots: number, elements: readonly CakeElement[] = []): DesignStore {
  const $history = atom(newHistory<CakeDesign>({ ...emptyDesign(slots), elements }));
  const $news = atom('');
  const $isUnkept = atom(false);
  const now = () => $history.get().now;
  // If a text repeats, a trailing space makes the live region announce the text again
  const announce = (news: string) => $news.set(news === $news.get() ? `${news}\u00a0` : news);

  function change(wanted: DesignChange): boolean {
    const before = now();
    const after = changeDesign(before, wanted);
    if (after === before) return false;
    $history.set(step($history.get(), after));
    const isNowFull = isFull(after) && !isFull(before);
    announce([newsOf(wanted, before, after), ...(isNowFull ? [cakeNewsText.full] : [])].join(' '));
    return true;
  }

  function restoreState(by: typeof undo, news: string): void {
    const before = $history.get();
    const after = by(before);
    if (after.now === before.now) return;
    $history.set(after);
    announce(news);
  }

  return {
    $history,
    $news,
    $isUnkept,
    now,
    change,
    undo: () => restoreState(undo, cakeNewsText.undone),
    redo: () => restoreState(redo, cakeNewsText.redone),
    announce,
  };
}
