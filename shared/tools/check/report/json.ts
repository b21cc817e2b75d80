import type { Result } from './result.ts';

/** The mistakes as JSON: `{ "checked": 3, "mistakes": [{ "name", "line", "column", "text", "widget" }] }`. */
export const jsonReport = ({ checked, mistakes }: Result): string =>
  JSON.stringify({ checked, mistakes }, null, 2);
