import { type CakeDesign, type DesignChange, elementAt } from '../../../shared/rules/cake/design.ts';
import { cakeNewsText } from '../../../shared/text/cake-creator.ts';
import { elementName } from '../panel/element-name.ts';

/** Returns a sentence for the live region that describes a change. */
export function newsOf(change: DesignChange, before: CakeDesign, after: CakeDesign): string {
  const nameAt = (design: CakeDesign, index: number) => {
    const element = elementAt(design, index);
    return element && elementName(element);
  };
  switch (change.type) {
    case 'add':
    case 'clone': {
      const added = after.elements.find((element) => !before.elements.includes(element));
      return added ? cakeNewsText.added(elementName(added), added.index + 1) : '';
    }
    case 'edit':
      return cakeNewsText.edited(elementName(change.content), change.index + 1);
    case 'delete':
      return cakeNewsText.deleted(nameAt(before, change.index) ?? '', change.index + 1);
    case 'move':
      return moved(change, nameAt(before, change.from), nameAt(before, change.to));
    case 'fill':
    case 'alternate':
      return cakeNewsText.filled(after.elements.length - before.elements.length);
    case 'clear':
      return cakeNewsText.cleared;
    case 'open':
      return cakeNewsText.opened;
    case 'follow':
      // The message about the other tab announces this change (see `OtherTabNotice`)
      return '';
  }
}

function moved({ from, to }: { from: number; to: number }, name?: string, other?: string): string {
  if (name === undefined) return cakeNewsText.moved(other ?? '', to + 1, from + 1);
  return other === undefined
    ? cakeNewsText.moved(name, from + 1, to + 1)
    : cakeNewsText.swapped(name, from + 1, other, to + 1);
}
