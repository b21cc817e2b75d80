export const thousands = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** A Markdown table. All columns except the first are right-aligned. */
export function rows(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const alignment = head.map((_, column) => (column ? '---:' : '---'));
  return [head, alignment, ...body].map(line).join('\n');
}
