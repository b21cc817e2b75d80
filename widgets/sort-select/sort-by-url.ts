import { isSafeLink } from '../../shared/model/link.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { activeElement, submitForm } from '../../shared/registry/native.ts';

/** Keys that open the list of options, or choose an option. */
const choosing = /^(Enter| |F4)$/;

/**
 * Opens the `data-url` of a chosen option. If a keyboard user steps through the closed select, a button
 * appears, and the page changes only after Enter or a press of the button. Otherwise the first arrow key
 * would leave the page. An option without a valid URL submits the form.
 *
 * @see site.md section 2.7
 */
export function sortByUrl(select: HTMLSelectElement, signal: AbortSignal): void {
  const ofPage = select.querySelector<HTMLOptionElement>('[selected]')?.index ?? 0;
  // On reload, Firefox restores the chosen option, but the list is sorted as in the URL
  if (navigator.userActivation?.hasBeenActive === false) select.selectedIndex = ofPage;
  let isStepping = false;
  const setStepping = (steps: boolean) => {
    isStepping = steps;
    if (select.form) Element.prototype.toggleAttribute.call(select.form, 'data-stepping', steps);
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
    if (key === 'Enter' && isStepping && follow()) event.preventDefault();
    setStepping(!altKey && !choosing.test(key));
  };

  const onPointer = () => setStepping(false);
  const showOrder = ({ persisted }: PageTransitionEvent) => {
    if (persisted) select.selectedIndex = ofPage;
  };

  select.addEventListener('keydown', onKey, { signal });
  select.addEventListener('pointerdown', onPointer, { signal });
  select.addEventListener('change', () => isStepping || follow(), { signal });
  // On return from the back/forward cache, the select shows the order of this page again
  addEventListener('pageshow', showOrder, { signal });
  onAbort(signal, () => setStepping(false));

  // If the shopper chose an option before this code loaded, a choice by pointer opens the URL now. A choice
  // by keyboard waits for Enter or the button
  if (select.selectedIndex === ofPage) return;
  if (activeElement() === select && !select.matches(':focus-visible')) follow();
  else setStepping(true);
}
