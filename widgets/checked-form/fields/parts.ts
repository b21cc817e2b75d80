import { queryAll } from '../../../shared/registry/native.ts';
import { borrowAttributes } from '../../../shared/ui/dom/borrow-attributes.ts';

/** Duration of the animation in milliseconds. @see site.md section 9, "Forms and accounts" */
const duration = 300;

type Shown = Readonly<Record<string, boolean>>;

/**
 * Shows and hides the conditional parts of a form. A hidden part is disabled, so it is neither sent nor
 * validated.
 *
 * @see site.md sections 2.11, 2.19 and 4.10
 */
export function createParts(form: Element) {
  const parts = queryAll<HTMLFieldSetElement>(form, 'fieldset[data-part]');
  const attributes = borrowAttributes();
  const sliding = new Map<HTMLElement, Animation>();

  function set(part: HTMLFieldSetElement, isShown: boolean): void {
    sliding.get(part)?.cancel();
    attributes.toggle(part, 'disabled', !isShown);
    attributes.toggle(part, 'hidden', !isShown);
  }

  async function slide(part: HTMLFieldSetElement, isShown: boolean): Promise<void> {
    const from = part.hidden ? 0 : part.offsetHeight;
    set(part, isShown);
    // A part that is being hidden stays visible until the animation ends
    attributes.toggle(part, 'hidden', false);
    const height = [from, isShown ? part.offsetHeight : 0].map((pixels) => `${pixels}px`);
    const animation = part.animate({ height, overflow: ['clip', 'clip'] }, { duration, easing: 'ease' });
    sliding.set(part, animation);
    // If a newer animation cancels this animation, the newer animation sets the final state
    await animation.finished.then(
      () => set(part, isShown),
      () => undefined,
    );
  }

  return {
    /**
     * @param isMoving false before the user's first input, which needs no animation
     */
    update(shown: Shown, isMoving: boolean): void {
      for (const part of parts) {
        const isShown = shown[part.dataset.part ?? ''] ?? true;
        if (part.disabled === !isShown) continue;
        const moves = isMoving && !matchMedia('(prefers-reduced-motion: reduce)').matches;
        if (moves) void slide(part, isShown);
        else set(part, isShown);
      }
    },
    restore(): void {
      for (const animation of sliding.values()) animation.cancel();
      attributes.giveBack();
    },
  };
}
