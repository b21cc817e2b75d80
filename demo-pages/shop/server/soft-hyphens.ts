/** Where long words of the shop may be divided, as an editor enters them with `&shy;`. */
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
 * A heading with soft hyphens in its long words: many browsers cannot hyphenate German, and none knows names like
 * 'Chäschüechli'. A percent sign stays beside its number.
 */
export function softHyphens(text: string): string {
  return divided
    .reduce((heading, [word, inParts]) => heading.replaceAll(word, inParts), text)
    .replaceAll(' %', '\u00a0%');
}
