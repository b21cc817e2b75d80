import type { CakeContent } from '../../../shared/rules/cake/design.ts';

/** What an element is called: its text, its motif's or its file's name. @see shop.md section 2.3 */
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
