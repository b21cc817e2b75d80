const opening = '<!-- bench -->';
const closing = '<!-- /bench -->';

/** What stands between the README's markers; undefined where it has none. */
export function benchOf(readme: string): string | undefined {
  const [, rest] = readme.split(opening);
  const [table, after] = rest?.split(closing) ?? [];
  return after === undefined ? undefined : table?.trim();
}

/** The README with a new table between its markers. Throws where it has none. */
export function withBench(readme: string, table: string): string {
  if (benchOf(readme) === undefined) {
    throw new Error(
      `README.md has no place for the table: put ${opening} and ${closing} where it is to stand.`,
    );
  }
  const [before = ''] = readme.split(opening);
  const [, after = ''] = readme.split(closing);
  return `${before}${opening}\n${table}\n${closing}${after}`;
}
