/** The meaning of each entry of the configuration, from the tables of `docs/configuration.md`: `maps.key` for nested ones. */
export const readMeanings = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    [...markdown.matchAll(/^\| `([\w.]+)` \| .*? \| (.+) \|$/gm)].map(([, name = '', meaning = '']) => [
      name,
      meaning.replaceAll('\\|', '|'),
    ]),
  );
