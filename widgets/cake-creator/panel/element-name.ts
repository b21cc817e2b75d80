import type { CakeContent } from '../../../shared/rules/cake/design.ts';

/** Returns the name of an element: its text, or the name of its motif or file. @see shop.md section 2.3 */
export function elementName(content: CakeContent): string {
  switch (content.type) {
    case 'text':
      return content.text.replace(/\s+/g, ' ').trim();
    case 'pattern':
      return content.name;
    case 'image':
      return content.fileName;
  }
}
