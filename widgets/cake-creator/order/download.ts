import { createElement } from '../../../shared/ui/dom/create-element.ts';

export function download(file: Blob, name: string): void {
  const link = createElement('a', { href: URL.createObjectURL(file), download: name });
  link.click();
  // Revokes the object URL later, because the browser reads it in a later task
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
