export const thousands = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** A table in Markdown; all columns but the first are aligned to the right. */
export function rows(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const alignment = head.map((_, column) => (column ? '---:' : '---'));
  return [head, alignment, ...body].map(line).join('\n');
}
