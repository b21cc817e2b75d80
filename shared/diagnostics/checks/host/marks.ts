import { hostText } from '../../../text/diagnostics/host.ts';
import type { Contract } from '../../contract.ts';
import { distance } from '../../mistakes/edit-distance.ts';

/** Reports `data-` attributes inside a host that look like a misspelt attribute of the widget. */
export function checkMarks(own: readonly Element[], { marks = [], intents }: Contract): string[] {
  const known = [...marks, ...(Object.keys(intents).length ? ['data-widget-intent'] : [])];
  return own.flatMap((element) =>
    element
      .getAttributeNames()
      .filter((name) => name.startsWith('data-') && !known.includes(name) && name !== 'data-widget')
      .flatMap((name) => {
        const meant = known.find((each) => distance(name, each) <= (each.length > 9 ? 2 : 1));
        return meant ? [hostText.unknownMark(element.localName, name, meant)] : [];
      }),
  );
}
