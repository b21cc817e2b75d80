import type { Mask } from './characters.ts';

/** The role of a statement in a block: the start of the block, the start of another branch, or the end. */
export type Role = 'open' | 'else' | 'close';

/** A template expression or statement in a source. */
export interface Token {
  start: number;
  end: number;
  /** The mask for the output of the token */
  mask: Mask;
  role?: Role;
  /** The name of the block, for example `if`. The start and the end of a block have the same name */
  block?: string;
  /** The condition of a block. Blocks with the same condition take the same branch */
  condition?: string;
  /** Whether a block without an `else` may print nothing */
  mayBeAbsent?: boolean;
}

/** Reads a token at an index of the source. Returns undefined if no token starts at this index. */
export type Reader = (source: string, index: number) => Token | undefined;
