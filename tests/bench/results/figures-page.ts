const opening = '<!-- bench -->';
const closing = '<!-- /bench -->';

/** The text between the markers of docs/figures.md; undefined without markers. */
export function benchOf(page: string): string | undefined {
  const [, rest] = page.split(opening);
  const [table, after] = rest?.split(closing) ?? [];
  return after === undefined ? undefined : table?.trim();
}

/** Replaces the text between the markers of docs/figures.md with a new table. Throws without markers. */
export function withBench(page: string, table: string): string {
  if (benchOf(page) === undefined) {
    throw new Error(
      `docs/figures.md has no place for the table: put ${opening} and ${closing} where it belongs.`,
    );
  }
  const [before = ''] = page.split(opening);
  const [, after = ''] = page.split(closing);
  return `${before}${opening}\n${table}\n${closing}${after}`;
}
