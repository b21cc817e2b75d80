import { onAbort } from '../../../shared/page/on-abort.ts';
import type { CakeDesign } from '../../../shared/rules/cake/design.ts';
import type { CakeLayout } from '../../../shared/rules/cake/layout.ts';
import { cakeCreatorText } from '../../../shared/text/cake-creator.ts';
import { actions, button, openDialog } from '../../../shared/ui/dialogs/open-dialog.ts';
import { createElement } from '../../../shared/ui/dom/create-element.ts';
import { elementName } from '../panel/element-name.ts';
import { unprintable } from '../pictures/unprintable.ts';
import { layoutImage } from './sheet.ts';

interface Look {
  design: CakeDesign;
  /** Layout image of the design */
  file: Blob;
  layout: CakeLayout;
  /** Choices and price of the box */
  facts: readonly string[];
  /** Aborting the signal closes the dialog */
  signal: AbortSignal;
}

/**
 * Shows the finished box before the order, as the shop will receive it. Resolves to whether the shopper
 * orders the box.
 *
 * @see shop.md section 2.3, "Footer buttons"
 */
export async function showLastLook({ design, file, layout, facts, signal }: Look): Promise<boolean> {
  const src = URL.createObjectURL(file);
  const { width, height } = layoutImage(layout);
  const alt = cakeCreatorText.contents(contentsOf(design));
  const picture = createElement('img', { src, alt, width: String(width), height: String(height) });
  const warning = unprintable(design.elements);
  let isOrdered = false;
  try {
    await openDialog({
      title: cakeCreatorText.lastLook,
      className: 'krume-cake-look',
      message: cakeCreatorText.check,
      content(close) {
        onAbort(signal, close);
        const accept = () => {
          isOrdered = true;
          close();
        };
        return createElement(
          'div',
          {},
          picture,
          ...(facts.length > 0 ? [createElement('p', {}, ...factsLine(facts))] : []),
          ...(warning ? [createElement('p', { class: 'krume-cake-warning' }, warning)] : []),
          actions(
            button(cakeCreatorText.goOn, close, 'krume-button-quiet'),
            button(cakeCreatorText.addToCart, accept),
          ),
        );
      },
    });
  } finally {
    URL.revokeObjectURL(src);
  }
  return isOrdered;
}

/** Joins the facts so that a line can break only between two facts. */
const factsLine = (facts: readonly string[]) =>
  facts.flatMap((fact, index) => [...(index > 0 ? [' · '] : []), createElement('span', {}, fact)]);

/** Lists each element name once with the number of its elements, for example '15 × Herz, Anna'. */
function contentsOf({ elements }: CakeDesign): string {
  const counts = new Map<string, number>();
  for (const element of elements) {
    const name = elementName(element);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}
