/** Break points of long words. An editor of a CMS would enter them as `&shy;`. */
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
 * Adds soft hyphens to the long words of a heading, because many browsers cannot hyphenate German and no browser can
 * hyphenate names such as 'Chäschüechli'. A non-breaking space keeps a percent sign with its number.
 */
export function softHyphens(text: string): string {
  return divided
    .reduce((heading, [word, inParts]) => heading.replaceAll(word, inParts), text)
    .replaceAll(' %', '\u00a0%');
}
