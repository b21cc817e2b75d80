import type { Mistake } from '../check-template.ts';

export interface Result {
  mistakes: readonly Mistake[];
  /** The number of checked files and pages */
  checked: number;
  /** The version of the package */
  version: string;
}
