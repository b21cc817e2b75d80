import { quote, suggestionFor } from '../../shared/diagnostics/mistakes/describe-mistake.ts';
import { distance } from '../../shared/diagnostics/mistakes/edit-distance.ts';
import { groupNames, type MenuPage, readNavigation } from './read-navigation.ts';

/**
 * Debug overlay checks with German messages: lists and links of the page that are missing in the mobile
 * navigation.
 */
export function checkNavigation(): string[] {
  const groups = [...document.querySelectorAll(`[${mark}]`)];
  const misspelt = misspeltMarks();
  if (groups.length === 0 && misspelt.length === 0)
    return [
      'findet auf der Seite keine Liste mit data-navigation="main": Unter «Webseite» steht auf Telefonen keine Seite.',
    ];
  return [
    ...misspelt,
    ...groups.flatMap((group) => {
      const name = group.getAttribute(mark) ?? '';
      return groupNames.includes(name) ? checkGroup(group, name) : [describeName(name)];
    }),
  ];
}

const mark = 'data-navigation';

const misspeltMarks = (): string[] =>
  [...document.querySelectorAll('*')]
    .flatMap(({ attributes }) => [...attributes])
    .filter(({ name }) => name !== mark && distance(name, mark) <= 2)
    .map(({ name, value }) => `liest die Liste mit ${name}="${value}" nicht. Meinten Sie ${mark}?`);

const describeName = (name: string) =>
  `kennt data-navigation="${name}" nicht: Die Liste fehlt auf Telefonen. ${suggestionFor(name, groupNames)}`;

function checkGroup(group: Element, name: string): string[] {
  const shown = readNavigation().flatMap(({ pages }) => pages.flatMap(urlsOf));
  return [...group.querySelectorAll('a[href]')]
    .filter((link) => !shown.includes(link.getAttribute('href') ?? ''))
    .map(
      (link) =>
        `zeigt auf Telefonen den Link ${quote(link)} aus data-navigation="${name}" nicht: Jede Seite gehört in ein eigenes <li> einer <ul>.`,
    );
}

const urlsOf = ({ slug, subPages, teasers }: MenuPage): string[] => [
  slug,
  ...[...subPages, ...teasers].flatMap(urlsOf),
];
