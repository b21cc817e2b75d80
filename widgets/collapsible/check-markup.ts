import { isEmptyPart } from '../../shared/diagnostics/checks/empty-parts.ts';
import { quote } from '../../shared/diagnostics/mistakes/describe-mistake.ts';
import { unclosed } from '../../shared/diagnostics/mistakes/unclosed.ts';
import { partText } from '../../shared/text/diagnostics/content.ts';
import { foreignPart, isUnclosed } from './foreign-part.ts';

/** Debug overlay checks with German messages: markup that would not open and close as intended. */
export function checkSection(host: Element): string[] {
  const isDetails = host instanceof HTMLDetailsElement;
  return [...(isDetails ? checkDetails(host) : checkHeaded(host)), ...checkName(host), ...checkForeign(host)];
}

const checkDetails = (details: Element) =>
  details.hasAttribute('data-closed')
    ? [
        'hat data-closed, das an einem <details> nichts bewirkt: Ohne das Attribut open ist es zuerst geschlossen.',
      ]
    : [];

function checkHeaded(host: Element): string[] {
  const [heading, content, ...more] = host.children;
  if (!heading?.matches('h2, h3, h4, h5, h6') || !content) return [];
  if ([content, ...more].some(isEmptyPart)) return [partText.empty];
  const texts = [...host.childNodes].filter((node) => node instanceof Text && node.data.trim());
  const [outside] = [...texts, ...more.filter((part) => !part.matches('script, template'))];
  const link = heading.querySelector('a[href], button');
  return [
    ...(outside
      ? [
          `öffnet und schliesst nur das erste Element nach der Überschrift; ${quote(outside)} bleibt immer stehen. Setzen Sie den ganzen Inhalt in ein <div>.`,
        ]
      : []),
    ...(link
      ? [
          `hat in der Überschrift ${link.localName === 'a' ? 'den Link' : 'den Knopf'} ${quote(link)}. Die ganze Überschrift wird zu einem Knopf, und ein Klick darauf täte beides: Er gehört in den Inhalt.`,
        ]
      : []),
  ];
}

/** Reports a repeated name on every section except the first with this name. */
function checkName(host: Element): string[] {
  const name = host.getAttribute('data-persist');
  if (!name) return [];
  const same = document.querySelector(`[data-widget="collapsible"][data-persist="${CSS.escape(name)}"]`);
  return same && same !== host
    ? [
        `hat data-persist="${name}" wie ein anderer Abschnitt der Seite: Wer den einen schliesst, schliesst auf der nächsten Seite beide. Jeder braucht einen eigenen Namen.`,
      ]
    : [];
}

function checkForeign(host: Element): string[] {
  if (!(host instanceof HTMLElement)) return [];
  const part = foreignPart(host);
  const end = unclosed(host);
  if (part)
    return [
      `hat im Inhalt <${part.localName}> ${quote(part)}, das nicht zu einem Abschnitt gehört.${end} Solange es darin steht, ist er zuerst offen.`,
    ];
  return isUnclosed(host)
    ? [
        `endet erst mit dem, was um ihn herum steht, und könnte verschluckt haben, was nach ihm kommen sollte. Er ist zuerst offen.${end || ' Zwischen das Ende seines Inhalts und das Ende dessen, was um ihn herum steht, gehört eine neue Zeile.'}`,
      ]
    : [];
}
