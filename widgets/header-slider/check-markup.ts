import { quote } from '../../shared/registry/describe-mistake.ts';

/** For the debug overlay: what the parser lets stand between the slides. In German. */
export const checkSlides = (host: Element): string[] =>
  [...host.querySelectorAll(':scope > ul > :not(li, script, template)')].map(
    (part) =>
      `hat in der Liste <${part.localName}> ${quote(part)}, das kein Eintrag ist und darum allein ein Bild des Sliders wird. Es gehört in ein <li>.`,
  );
