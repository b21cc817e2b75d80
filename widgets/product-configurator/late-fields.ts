import type { FileField } from './FileField.tsx';
import type { OptionFields } from './OptionFields.tsx';

const loaded: { FileField?: typeof FileField; OptionFields?: typeof OptionFields } = {};

/**
 * Fetches the fields for custom options, and the one for files, before the server's form is taken over, where the
 * product has such options: most have none. A failure leaves the server's form, which has all fields by itself.
 */
export async function prepareFields(host: HTMLElement): Promise<void> {
  const json = host.querySelector('script')?.textContent ?? '';
  await Promise.all([
    /"customOptions"\s*:\s*\[\s*\{/.test(json) &&
      import('./OptionFields.tsx').then((module) => Object.assign(loaded, module)),
    json.includes('"file"') && import('./FileField.tsx').then((module) => Object.assign(loaded, module)),
  ]);
}

/** A component that was prepared. Throws where it was not: the server's form stays. */
export function lateField<Name extends keyof typeof loaded>(name: Name): NonNullable<(typeof loaded)[Name]> {
  const component = loaded[name];
  if (!component) throw Error(`${name} is not prepared`);
  return component;
}
