import { type Edit, type Finding, indexIn } from './finding.ts';
import { mendOf } from './mend.ts';

interface Actions {
  goTo(index: number): void;
  mend(edit: Edit): void;
  labelOf(edit: Edit): string;
}

/** Lists the findings below the editor. Each finding has a button to its line, and a button that applies its edit. */
export function listFindings(
  list: HTMLElement,
  markup: string,
  findings: readonly Finding[],
  { goTo, mend, labelOf }: Actions,
): void {
  list.replaceChildren(
    ...findings.map((finding) => {
      const item = document.createElement('li');
      const place = button(`Zeile ${finding.line}`, () => goTo(indexIn(markup, finding)));
      const text = document.createElement('span');
      text.textContent = finding.text;
      item.append(place, ' ', text, ' ');
      const edit = mendOf(markup, finding);
      if (edit) item.append(button(labelOf(edit), () => mend(edit)));
      return item;
    }),
  );
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'button-quiet';
  element.textContent = label;
  element.addEventListener('click', press);
  return element;
}
