import { hostsIn } from '../../registry/islands.ts';
import { isTagOf, tagsOf } from '../source/tags.ts';

/**
 * Finds hosts that are in a table, but not in a cell, in the HTML source of the page. The parser moves these hosts
 * before the table.
 */
export function hostsOutOfTables(source: string): HTMLElement[] {
  const candidates = hostsBeforeTables();
  if (!candidates.length) return [];
  const tags = hostTagsOutOfCells(source);
  return candidates.filter((host) => tags.some((tag) => isTagOf(tag, host)));
}

function hostsBeforeTables(): HTMLElement[] {
  const lastTables = new Map(
    [...document.querySelectorAll('table')].map((table) => [table.parentNode, table]),
  );
  if (!lastTables.size) return [];
  return [...hostsIn(document.body)].filter((host) => {
    const table = lastTables.get(host.parentNode);
    return table && host.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING;
  });
}

const levels: Readonly<Record<string, number>> = {
  ...{ table: 0, caption: 1, tbody: 1, thead: 1, tfoot: 1, tr: 2, td: 3, th: 3 },
};

/** The start tags of hosts that are children of a table, a table section or a row. */
export function hostTagsOutOfCells(source: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const { text, isEnd: end, name: part, attributes } of tagsOf(source)) {
    const level = levels[part];
    if (level === undefined) {
      if (
        !end &&
        /\sdata-widget\s*=/.test(attributes) &&
        /^(?:table|t(?:body|head|foot|r))$/.test(open.at(-1) ?? '')
      )
        found.push(text);
      continue;
    }
    // Closes cells and rows implicitly, but not beyond the table that contains them
    const isTable = part === 'table';
    if (end || !isTable)
      while (open.length && open.at(-1) !== 'table' && (levels[open.at(-1) ?? ''] ?? 0) >= level) open.pop();
    if (end && isTable) open.pop();
    if (!end) open.push(part);
  }
  return found;
}
