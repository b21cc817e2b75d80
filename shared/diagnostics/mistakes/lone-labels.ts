// This file must not import the core, because a page that reports a mistake may have loaded only the loader.

/** Matches the elements that a label can name. */
export const labelable = 'input:not([type="hidden"]), select, textarea, output, meter, progress';

const buttons = '[type="submit"], [type="button"], [type="reset"], [type="image"]';

interface LoneLabel {
  label: Element;
  /** The nameless field before or after the label, which the label was probably written for */
  field: Element | undefined;
}

/**
 * Finds labels without `for` and without a field inside. An editor who separates a label from its field, for example
 * into two paragraphs, forgets `for`; a CMS that removes fields leaves their labels behind.
 *
 * @param parts elements of a widget, in the order of the document
 */
export function loneLabels(parts: readonly Element[]): LoneLabel[] {
  const near = parts.filter((part) => part.matches(`label, ${labelable}`) && !part.matches(buttons));
  return near.flatMap((label, index) =>
    label.localName !== 'label' ||
    label.hasAttribute('for') ||
    label.querySelector(`${labelable}, button`) !== null
      ? []
      : [{ label, field: [near[index + 1], near[index - 1]].find((field) => field && isNameless(field)) }],
  );
}

const isNameless = (field: Element): boolean =>
  field.matches(labelable) &&
  !field.closest('label') &&
  !field.matches('[aria-label], [aria-labelledby], [title]') &&
  !(field.id && field.ownerDocument.querySelector(`label[for="${CSS.escape(field.id)}"]`));
