import type { Token } from './token.ts';

/** A part of the source, between two indexes. */
interface Range {
  start: number;
  end: number;
}

interface Branch extends Range {
  blocks: Block[];
}

export interface Block {
  condition: string | undefined;
  branches: Branch[];
}

/** A block whose end has not been read yet. */
interface Open {
  block: Block;
  token: Token;
}

/** Maximum depth of blocks. The time to choose the branches grows with the square of the depth. */
const maxDepth = 512;

/**
 * The blocks of a source that have branches. The `else` of a loop counts as one of its branches.
 *
 * @throws RangeError if the blocks are nested too deeply
 */
export function blocksOf(source: string, tokens: readonly Token[]): Block[] {
  const root: Block[] = [];
  const open: Open[] = [];
  for (const token of tokens) {
    const { role, start, end, condition } = token;
    if (role === 'open') {
      if (open.length === maxDepth) throw new RangeError('The blocks are nested too deeply');
      const block: Block = { condition, branches: [{ start: end, end, blocks: [] }] };
      (open.at(-1)?.block.branches.at(-1)?.blocks ?? root).push(block);
      open.push({ block, token });
    } else if (role === 'else') {
      const branch = open.at(-1)?.block.branches.at(-1);
      if (!branch) continue;
      branch.end = start;
      // Removes the empty range between `switch` and its first `case`
      if (!source.slice(branch.start, start).trim()) open.at(-1)?.block.branches.pop();
      open.at(-1)?.block.branches.push({ start: end, end, blocks: [] });
    } else if (role === 'close') {
      const index = token.block
        ? open.findLastIndex((each) => each.token.block === token.block)
        : open.length - 1;
      if (index < 0) continue;
      for (const each of open.splice(index)) finish(each, start);
    }
  }
  for (const each of open) finish(each, source.length);
  return root;
}

function finish({ block, token }: Open, end: number): void {
  const last = block.branches.at(-1);
  if (last) last.end = end;
  if (block.branches.length === 1 && token.mayBeAbsent) block.branches.push({ start: end, end, blocks: [] });
}

/** Maximum number of variants. Further variants rarely have other mistakes. */
const maxVariants = 8;

/** The number of variants that is needed to cover each branch at least once. */
const countOf = (blocks: readonly Block[]): number =>
  Math.max(
    1,
    ...blocks.map(({ branches }) => branches.reduce((sum, { blocks: inner }) => sum + countOf(inner), 0)),
  );

/** The ranges that each variant of a source leaves out. Blocks with the same condition take the same branch. */
export function leftOutBy(blocks: readonly Block[]): Range[][] {
  const count = Math.min(maxVariants, countOf(blocks));
  return Array.from({ length: count }, (_, variant) => leftOut(blocks, variant, new Map()));
}

function leftOut(blocks: readonly Block[], variant: number, choices: Map<string, number>): Range[] {
  return blocks.flatMap(({ condition = '', branches }) => {
    const counts = branches.map(({ blocks: inner }) => countOf(inner));
    let left = variant;
    let chosen = counts.findIndex((count) => {
      if (left < count) return true;
      left -= count;
      return false;
    });
    if (chosen < 0) {
      chosen = branches.length - 1;
      left = (counts[chosen] ?? 1) - 1;
    }
    const known = condition ? choices.get(condition) : undefined;
    if (known !== undefined && known < branches.length) chosen = known;
    if (condition) choices.set(condition, chosen);
    return branches.flatMap((branch, index) =>
      index === chosen ? leftOut(branch.blocks, left, choices) : [{ start: branch.start, end: branch.end }],
    );
  });
}
