import { queryAll } from '../../registry/native.ts';

/** Focuses a form field and scrolls it to the middle of the viewport, where no sticky element covers the field. */
export function showField(form: Element, name: string): void {
  const [field] = queryAll(form, `[name="${CSS.escape(name)}"]`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
