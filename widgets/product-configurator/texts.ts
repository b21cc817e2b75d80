import { customSchema } from '../../shared/model/custom-schema.ts';

const isText = (value: unknown) => typeof value === 'string' || Number.isFinite(value);

/** Texts by name in the JSON props; numbers are converted to texts. */
export const texts = customSchema(
  'ein Objekt in data-widget-props',
  (raw): Record<string, string> | undefined => {
    if (typeof raw !== 'object' || !raw || Array.isArray(raw)) return undefined;
    const entries = Object.entries(raw);
    return entries.every(([, value]) => isText(value))
      ? Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
      : undefined;
  },
);
