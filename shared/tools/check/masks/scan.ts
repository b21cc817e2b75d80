const closers: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' };

/**
 * Returns the index after the first `ending` outside quotes and brackets. If quotes or brackets are not closed, returns
 * the index after the first `ending`. Returns -1 if the source does not contain `ending`.
 */
export function endOf(source: string, start: number, ending: string): number {
  const plain = source.indexOf(ending, start);
  if (plain < 0) return -1;
  const open: string[] = [];
  for (let index = start; index < source.length; index++) {
    if (!open.length && source.startsWith(ending, index)) return index + ending.length;
    const character = source[index] ?? '';
    if (character === '"' || character === "'") {
      const end = closingQuote(source, index);
      if (end < 0) break;
      index = end;
    } else if (closers[character]) open.push(closers[character]);
    else if (character === open.at(-1)) open.pop();
  }
  return plain + ending.length;
}

function closingQuote(source: string, start: number): number {
  for (let index = start + 1; index < source.length; index++) {
    if (source[index] === '\\') index++;
    else if (source[index] === source[start]) return index;
  }
  return -1;
}
