import { queryAll } from '../../registry/native.ts';

/** Leads to a field of a form, in the middle of the window: nothing that sticks to its edges covers it there. */
export function showField(form: Element, name: string): void {
  const [field] = queryAll(form, `[name="${CSS.escape(name)}"]`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
