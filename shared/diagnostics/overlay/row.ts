import { stateText } from '../../text/diagnostics/overlay.ts';
import { element } from './element.ts';
import { detailsText, problemText, type WidgetRecord } from './record.ts';

export function createRow(record: WidgetRecord, choose: () => void) {
  const [name, state, problem, details] = [element('b'), element('span'), element('em'), element('small')];
  const button = element('button', { attributes: { type: 'button' } }, [name, state, problem, details]);
  const node = element('li', {}, [button]);
  button.addEventListener('click', choose);
  return {
    node,
    update(): void {
      button.dataset.state = record.state;
      button.dataset.wrong = String(problemText(record) !== '');
      const texts: [HTMLElement, string][] = [
        [name, record.name],
        [state, stateText[record.state]],
        [problem, problemText(record)],
        [details, detailsText(record)],
      ];
      for (const [part, text] of texts) if (part.textContent !== text) part.textContent = text;
    },
  };
}

export type Row = ReturnType<typeof createRow>;
