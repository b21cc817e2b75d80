import { readFlag } from '../../shared/diagnostics/checks/attributes.ts';
import { describeStrayParts } from '../../shared/diagnostics/checks/empty-parts.ts';
import { quote } from '../../shared/diagnostics/mistakes/describe-mistake.ts';

const parts = ['day', 'month', 'title', 'when', 'where'].map((name) => `krume-event-${name}`);
const filters = ['kategorie', 'monat'];

/**
 * Debug overlay checks with German messages: a card without a title, filters with unknown names or values,
 * and missing elements.
 */
export function checkEvents(host: Element): string[] {
  const teaser = host.getAttribute('data-teaser');
  const isTeaser = teaser === '' || readFlag(teaser);
  const unmarked = [...host.querySelectorAll('.krume-events > :not([data-event])')];
  return [
    ...checkCard(host),
    ...describeStrayParts(
      unmarked,
      (entry) =>
        `hat den Eintrag ${quote(entry.querySelector('.krume-event-title') ?? entry)} ohne data-event: Kommt sein Event beim Laden nochmals, steht es zweimal da.`,
    ),
    ...(isTeaser ? [] : [...checkFilters(host), ...checkMore(host)]),
  ];
}

function checkCard(host: Element): string[] {
  const template = host.querySelector<HTMLTemplateElement>('template[data-event-card]');
  const hasTitle = template?.content.querySelector('.krume-event-title');
  const unknown = [...(template?.content.querySelectorAll('[class*="krume-event-"]') ?? [])]
    .flatMap(({ classList }) => [...classList])
    .filter(
      (name) => name.startsWith('krume-event-') && !parts.includes(name) && name !== 'krume-event-date',
    );
  return [
    ...(template && !hasTitle
      ? [
          'hat eine Vorlage <template data-event-card> ohne .krume-event-title: Es lädt keine Events, die Seite bleibt, wie der Server sie gedruckt hat.',
        ]
      : []),
    ...unknown.map(
      (name) => `füllt in seiner Vorlage .${name} nicht aus. Bekannt sind: ${parts.join(', ')}.`,
    ),
  ];
}

const isCategory = (value: string) => /^\d*$/.test(value);
const isMonth = (value: string) => /^(?:(?:0[1-9]|1[0-2])-\d\d)?$/.test(value);

function checkFilters(host: Element): string[] {
  const values = (name: string) =>
    [...host.querySelectorAll<HTMLOptionElement>(`form select[name="${name}"] option`)].map(
      ({ value }) => value,
    );
  return [
    ...[...host.querySelectorAll<HTMLSelectElement>('form select')]
      .filter(({ name }) => !filters.includes(name))
      .map(({ name }) => `kennt die Auswahl name="${name}" nicht. Bekannt sind: ${filters.join(', ')}.`),
    ...values('kategorie')
      .filter((value) => !isCategory(value))
      .map(
        (value) =>
          `hat die Kategorie «${value}»: Erwartet wird ihre Nummer, 0 für alle. So zeigt sie alle Events.`,
      ),
    ...values('monat')
      .filter((value) => !isMonth(value))
      .map((value) => `hat den Monat «${value}»: Erwartet wird ein Wert wie 12-26, oder value="" für alle.`),
  ];
}

const checkMore = (host: Element): string[] => [
  ...(host.querySelector('button[name="anzahl"]')
    ? []
    : [
        'hat keinen Knopf <button name="anzahl">: Mehr Events lädt hier niemand. Eine Liste ohne Auswahl und ohne Knopf hat data-teaser.',
      ]),
  ...(host.querySelector('.krume-event-count[role="status"]')
    ? []
    : [
        'braucht .krume-event-count mit role="status": der Satz mit der Anzahl, den ein Screenreader vorliest.',
      ]),
];
