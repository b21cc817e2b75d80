import { is } from 'valibot';
import { describeStrayParts } from '../../shared/diagnostics/checks/empty-parts.ts';
import { quote } from '../../shared/diagnostics/mistakes/describe-mistake.ts';
import { link } from '../../shared/model/attributes.ts';
import { checkSources } from '../../shared/ui/media/check-sources.ts';

/** Debug overlay checks with German messages: elements between the slides, and slides without a picture. */
export const checkSlides = (host: Element): string[] => [
  ...describeStrayParts(
    [...host.querySelectorAll(':scope > ul > :not(li, script, template)')],
    (part) =>
      `hat in der Liste <${part.localName}> ${quote(part)}, das kein Eintrag ist und darum allein ein Bild des Sliders wird. Es gehört in ein <li>.`,
  ),
  ...[...host.querySelectorAll(':scope > ul > li')].flatMap(checkSlide),
  ...[...host.querySelectorAll(':scope > ul > li, :scope > ul > li picture')].flatMap(checkPictureText),
  ...[...host.querySelectorAll<HTMLElement>(':scope > ul > li')].flatMap(({ dataset: { thumb } }, index) =>
    thumb === undefined || is(link, thumb)
      ? []
      : [
          `hat im Eintrag ${index + 1} data-thumb="${thumb}": Erwartet wird eine Adresse dieser Website oder http(s). Die Vorschau ist sein Bild.`,
        ],
  ),
  ...checkSources(host),
];

/**
 * Reports loose text beside a picture, such as part of a tag or a text without a `<div>`. Loose text would
 * cover the picture.
 */
const checkPictureText = (box: Element): string[] =>
  [...box.childNodes]
    .filter(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())
    .map((text) => `hat den Text ${quote(text)} direkt beim Bild. Er gehört in ein <div> hinter dem Bild.`);

/** Reports a slide without a picture. If all slides lack a picture, another check reports this. */
function checkSlide(slide: Element, index: number, all: readonly Element[]): string[] {
  const isFit = (each: Element) => each.querySelector('img[alt], video[poster]');
  if (isFit(slide) || !all.some(isFit)) return [];
  const [film, picture] = [slide.querySelector('video'), slide.querySelector('img')];
  const lacks = film
    ? 'einen Film ohne Titelbild (poster): Bis er lädt, und wo er nicht spielen darf, ist nichts zu sehen.'
    : picture
      ? 'ein Bild ohne alt: Ohne Augen ist nicht zu erfahren, was es zeigt. Ein Bild zur Zierde hat alt="".'
      : 'weder Bild noch Film.';
  return [`hat im Eintrag ${index + 1} ${lacks}`];
}
