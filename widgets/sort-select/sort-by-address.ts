import { isSafeLink } from '../../shared/model/link.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { activeElement, submitForm } from '../../shared/registry/native.ts';

/** Keys that open the list of options, or choose from the open list. */
const choosing = /^(Enter| |F4)$/;

/**
 * Follows a chosen option's `data-url`. Whoever leafs through the closed select with arrow keys or letters stays
 * on the page until Enter, or the button, which is there as long as they leaf, says which order it shall be: moving
 * on at each key would throw them out at the first. An option without a good address is sent with the form.
 */
export function sortByAddress(select: HTMLSelectElement, signal: AbortSignal): void {
  const ofPage = select.querySelector<HTMLOptionElement>('[selected]')?.index ?? 0;
  // At a reload Firefox fills in what stood there before; the list has the order of its address
  if (navigator.userActivation?.hasBeenActive === false) select.selectedIndex = ofPage;
  let isLeafing = false;
  const leaf = (leafs: boolean) => {
    isLeafing = leafs;
    if (select.form) Element.prototype.toggleAttribute.call(select.form, 'data-leafing', leafs);
  };

  const follow = () => {
    if (select.selectedIndex === ofPage) return false;
    const { url = '' } = select.selectedOptions[0]?.dataset ?? {};
    if (url && isSafeLink(url)) location.assign(url);
    else submitForm(select.form);
    return true;
  };

  const onKey = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey || key === 'Tab') return;
    if (key === 'Enter' && isLeafing && follow()) event.preventDefault();
    leaf(!altKey && !choosing.test(key));
  };

  const onPointer = () => leaf(false);
  const showOrder = ({ persisted }: PageTransitionEvent) => {
    if (persisted) select.selectedIndex = ofPage;
  };

  select.addEventListener('keydown', onKey, { signal });
  select.addEventListener('pointerdown', onPointer, { signal });
  select.addEventListener('change', () => isLeafing || follow(), { signal });
  // Back again out of the back/forward cache, the page still has its own order
  addEventListener('pageshow', showOrder, { signal });
  onAbort(signal, () => leaf(false));

  // Chosen before this code was here: with the pointer it is followed, by keyboard it waits for Enter or the button
  if (select.selectedIndex === ofPage) return;
  if (activeElement() === select && !select.matches(':focus-visible')) follow();
  else leaf(true);
}
