import type { Template } from '../../../fixtures/template/template.ts';
import { php } from './php.ts';

/** The files of `dist/macros` with their contents, by path. */
export const macros = (templates: readonly Template[]): Readonly<Record<string, string>> => ({
  'php/krume.php': php(templates),
});
