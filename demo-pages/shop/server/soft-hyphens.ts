/** Break points of long words, which an editor would enter with `&shy;`. */
const divided = [
  'Butter-gipfeli',
  'Butter-waffel',
  'Butter-zopf',
  'Caramel-köpfli',
  'Chäs-chüechli',
  'Erdbeer-törtli',
  'Frühstücks-korb',
  'Geburts-tags-torte',
  'Klein-gebäck',
  'Laugen-brezel',
  'Lebkuchen-herz',
  'Oliven-fladen',
  'Pizza-schnitte',
  'Rüebli-brot',
  'Rüebli-torte',
  'Schwarz-wälder-torte',
  'Siebenund-zwanzig',
  'Sonnen-blumen-kernen',
  'Sonntag-morgen',
  'Sonntags-zopf',
  'Sesam-ringli',
  'Vollkorn-brot',
].map((word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')] as const);

/**
 * Adds soft hyphens to the long words of a heading: many browsers cannot hyphenate German, and none can
 * hyphenate names such as 'Chäschüechli'. A percent sign stays on the line of its number.
 */
export function softHyphens(text: string): string {
  return divided
    .reduce((heading, [word, inParts]) => heading.replaceAll(word, inParts), text)
    .replaceAll(' %', '\u00a0%');
}
