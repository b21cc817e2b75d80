import type { Mask } from './characters.ts';

/** The part of a statement in a block: its start, the start of another branch, its end. */
export type Role = 'open' | 'else' | 'close';

/** A template expression or statement in a source. */
export interface Token {
  start: number;
  end: number;
  /** The mask of its output */
  mask: Mask;
  role?: Role;
  /** The name of the block, for example `if`. The start and the end of a block have the same name */
  block?: string;
  /** The condition of a block: blocks with the same condition take the same branch */
  condition?: string;
  /** Whether a block without an `else` may print nothing */
  mayBeAbsent?: boolean;
}

/** Reads a token at an index of the source; undefined if no token starts there. */
export type Reader = (source: string, index: number) => Token | undefined;
