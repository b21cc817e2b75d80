import type { AllergenIcon } from '../../shared/model/allergen-icons.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import {
  type BroughtAllergens,
  combinationAllergens,
  optionAllergens,
} from '../../shared/rules/product/allergens.ts';
import { type ProductPage, productPage } from '../../shared/stores/product/product-page.ts';
import { allergensText } from '../../shared/text/allergens.ts';
import { createEntry } from './entry.ts';

interface Printed {
  /** Undefined if the product has no options or variants */
  productId?: string | undefined;
  /** The allergens of the printed variant */
  brought: readonly string[];
  allergenIcons: readonly AllergenIcon[];
}

/**
 * Updates the list of allergens and the sentence for the selected variant and options, once the product's
 * form is mounted. Keeps the allergens of the product itself. Returns a function that restores the server's
 * HTML.
 */
export function followChoice(
  host: HTMLElement,
  { productId, brought, allergenIcons }: Printed,
  { signal, fail }: { signal: AbortSignal; fail(error: unknown): void },
): () => void {
  const list = host.querySelector('ul');
  const sentence = host.querySelector('[role=status]');
  // If the sentence contains elements, nothing is updated, because replacing the text would remove the elements
  if (!productId || !list || !sentence || sentence.firstElementChild) return () => undefined;

  const page = productPage(productId);
  const printed = [...list.childNodes];
  const printedSentence = [...sentence.childNodes];
  const own = new Set([...list.querySelectorAll('li:not([data-brought])')].map(labelOf));

  const show = () => {
    if (signal.aborted || !page.$printed.get()) return;
    const chosen = choiceOf(page, brought);
    const labels = chosen.labels.filter((label) => !own.has(label));
    const entries = [...list.querySelectorAll('li[data-brought]')];
    for (const entry of entries) if (!labels.includes(labelOf(entry))) entry.remove();
    for (const label of labels) {
      if (!entries.some((entry) => labelOf(entry) === label)) list.append(createEntry(label, allergenIcons));
    }
    writeSentence(sentence, { ...chosen, labels });
  };

  // Selecting a variant changes several stores, so the updates are combined and the sentence is announced
  // once
  let isDue = false;
  const showSoon = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      try {
        show();
      } catch (error) {
        fail(error);
      }
    });
  };
  for (const $source of [page.$product, page.$selections, page.$customOptions, page.$options]) {
    onAbort(signal, $source.listen(showSoon));
  }
  showSoon();
  return () => {
    list.replaceChildren(...printed);
    sentence.replaceChildren(...printedSentence);
  };
}

function choiceOf(page: ProductPage, printed: readonly string[]): BroughtAllergens {
  const product = page.$product.get();
  const options = optionAllergens(page.$customOptions.get(), page.$options.get());
  // A product without variants adds no allergens. If the variants failed to load, only the allergens of the
  // printed variant are known
  const combination = product
    ? combinationAllergens(product, page.$selections.get())
    : { labels: page.$isPrinted.get() ? printed : [], isKnown: page.$isPrinted.get() };
  return {
    labels: [...new Set([...combination.labels, ...options.labels])],
    isKnown: combination.isKnown && options.isKnown,
  };
}

function writeSentence(sentence: Element, { labels, isKnown }: BroughtAllergens): void {
  const text = [
    ...(labels.length > 0 ? [allergensText.brought(labels.join(', '))] : []),
    ...(isKnown ? [] : [allergensText.unknown]),
  ].join(' ');
  // Writing the same text again would make screen readers announce the sentence again
  if (text !== sentence.textContent) sentence.textContent = text;
}

const labelOf = (entry: Element) => entry.textContent.trim();
