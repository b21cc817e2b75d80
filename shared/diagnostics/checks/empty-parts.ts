import { partText } from '../../text/diagnostics/content.ts';

/** Whether an element is an empty paragraph or a line break. A CMS such as WordPress inserts both. */
export const isEmptyPart = (element: Element): boolean =>
  element.matches('p, br') && !element.childElementCount && !element.textContent?.trim();

/** A copy of the host without empty paragraphs and line breaks. */
export function withoutEmpty(host: Element): Element {
  const copy = document.createElement(host.localName);
  copy.append(...[...host.childNodes].map((node) => node.cloneNode(true)));
  for (const element of copy.querySelectorAll('p, br')) if (isEmptyPart(element)) element.remove();
  return copy;
}

/**
 * Describes the elements that are no part of the widget. All empty elements have the same sentence, because their
 * remedy is the same.
 */
export const describeStrayParts = (
  parts: readonly Element[],
  describe: (part: Element) => string,
): readonly string[] => [
  ...new Set(parts.map((part) => (isEmptyPart(part) ? partText.empty : describe(part)))),
];
