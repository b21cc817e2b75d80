/** Number of edits between two words. An edit inserts, deletes or replaces a letter, or swaps two adjacent letters. */
export function distance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const replaced = (row[j] ?? 0) + Number(from[i] !== to[j]);
      const isSwapped = from[i] === to[j - 1] && from[i - 1] === to[j];
      const swapped = isSwapped ? (before[j - 1] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The most similar known name, if the names differ by one edit, or by edits of at most a third of the letters. */
export function suggest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({
      candidate,
      edits: distance(name.toLowerCase(), candidate),
    }))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.max(1, best.candidate.length / 3) ? best.candidate : undefined;
}
