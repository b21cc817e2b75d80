import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { quote } from '../../shared/diagnostics/mistakes/describe-mistake.ts';

export default {
  mode: 'enhance',
  sheet: 'list',
  requiredParts: {
    'select option[data-url]': 'ein <select>, dessen <option> ihre Adresse in data-url haben',
    '[type="submit"]': 'ein Knopf, der das Formular ohne JavaScript abschickt',
  },
  check: checkSorting,
  marks: ['data-url'],
} satisfies WrittenContract;

function checkSorting(host: Element): string[] {
  const name = host.querySelector('select')?.getAttribute('name') ?? '';
  return [...host.querySelectorAll('option')].flatMap((option) => {
    const url = option.getAttribute('data-url');
    const value = option.getAttribute('value') ?? option.textContent ?? '';
    if (!url) return [`hat die Auswahl ${quote(option)} ohne data-url: Gewählt, tut sie nichts.`];
    const query = new URL(url, location.href).searchParams;
    if (!query.size || query.get(name) === value || /[{%[]/.test(url)) return [];
    return [
      `hat die Auswahl ${quote(option)}, die ohne JavaScript zu ${name}=${value} führt, mit data-url="${url}" aber anderswohin.`,
    ];
  });
}
