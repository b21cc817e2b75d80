import { getElement } from './page.ts';

/** The visible dialog on the page, or undefined. */
export function dialog() {
  const all = document.querySelectorAll<HTMLDialogElement>('dialog');
  const element = all[all.length - 1];
  if (!element) return undefined;
  return {
    element,
    title: getElement('h2', element).textContent,
    text: getElement('p', element).textContent,
    buttons: [...element.querySelectorAll<HTMLElement>('a, button')].map(({ textContent }) => textContent),
    press(label: string): void {
      const button = [...element.querySelectorAll<HTMLElement>('a, button')].find(
        ({ textContent }) => textContent === label,
      );
      if (!button) throw Error(`no button ${label}`);
      button.click();
    },
    /** Escape: browsers fire `cancel` first, and close the dialog unless that is prevented. */
    escape(): void {
      if (element.dispatchEvent(new Event('cancel', { cancelable: true }))) element.close();
    },
    /** Chromium closes a dialog on a second Escape, even if the first was prevented */
    forceClose: () => element.close(),
  };
}

export const dialogTexts = () =>
  [...document.querySelectorAll('dialog p')].map(({ textContent }) => textContent);
