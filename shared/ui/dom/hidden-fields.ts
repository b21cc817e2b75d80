import { queryAll } from '../../registry/native.ts';

/**
 * The hidden fields of a server's form, such as a token: what is sent in its place takes them along. Undefined where there
 * are none, so that the body says nothing of them.
 */
export function hiddenFields(form: Element): Readonly<Record<string, string>> | undefined {
  const fields = queryAll<HTMLInputElement>(form, 'input[type="hidden"][name]');
  return fields.length ? Object.fromEntries(fields.map(({ name, value }) => [name, value])) : undefined;
}
