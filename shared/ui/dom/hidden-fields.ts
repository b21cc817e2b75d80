import { queryAll } from '../../registry/native.ts';

/**
 * The hidden fields of a server's form, such as a token; a request that replaces the form contains them. Undefined if
 * there are none, so that the body has no `fields`.
 */
export function hiddenFields(form: Element): Readonly<Record<string, string>> | undefined {
  const fields = queryAll<HTMLInputElement>(form, 'input[type="hidden"][name]');
  return fields.length ? Object.fromEntries(fields.map(({ name, value }) => [name, value])) : undefined;
}
