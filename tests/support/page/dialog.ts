import { getElement } from './page.ts';

/** The visible dialog on the page; undefined if there is none. */
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
    /** Presses Escape. Browsers first fire `cancel`, and close the dialog unless a listener prevents that */
    escape(): void {
      if (element.dispatchEvent(new Event('cancel', { cancelable: true }))) element.close();
    },
    /** Closes the dialog as Chromium does on a second Escape, even if the first Escape was prevented */
    forceClose: () => element.close(),
  };
}

export const dialogTexts = () =>
  [...document.querySelectorAll('dialog p')].map(({ textContent }) => textContent);
