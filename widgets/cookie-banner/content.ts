import type { PurposeConsents } from '../../shared/model/consent.ts';
import { createChoices } from './choices.ts';
import { describeAnswer } from './describe-answer.ts';
import { nameServices, type ServiceNames, siteServices } from './services.ts';

/** What the banner says besides the server's text. Fetched when it opens: most visits have answered. */
export function createContent(host: HTMLElement, names: ServiceNames) {
  const note = document.createElement('p');
  const named = nameServices(host);
  let choices: HTMLElement | undefined;
  const clear = () => {
    note.remove();
    choices?.remove();
    choices = undefined;
    named.restore();
  };
  return {
    /** Before the banner is shown: nothing moves. @param save with it, each purpose can be chosen */
    update(save?: (chosen: PurposeConsents, byMouse: boolean) => void): void {
      clear();
      const services = siteServices(names);
      note.textContent = describeAnswer(services);
      host.prepend(note);
      named.update();
      if (!save || services.every(({ isNecessary }) => isNecessary)) return;
      choices = createChoices(services, save);
      host.append(choices);
    },
    clear,
  };
}
