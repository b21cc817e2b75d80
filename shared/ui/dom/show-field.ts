import { queryAll } from '../../registry/native.ts';

/** Focuses a field of a form and scrolls it to the middle of the viewport, where no sticky element covers it. */
export function showField(form: Element, name: string): void {
  const [field] = queryAll(form, `[name="${CSS.escape(name)}"]`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
