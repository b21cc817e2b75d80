import type { Mistake } from '../check-template.ts';

export interface Result {
  mistakes: readonly Mistake[];
  /** Number of checked files and pages */
  checked: number;
  version: string;
}
