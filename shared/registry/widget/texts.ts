import { kind } from './kind.ts';

/** Texts by name, in JSON props; a number is taken as a text. */
export const texts = kind('ein Objekt in data-widget-props', (raw): Record<string, string> | undefined => {
  if (typeof raw !== 'object' || !raw || Array.isArray(raw)) return undefined;
  const entries = Object.entries(raw).map(([name, value]) => [name, String(value)] as const);
  const fits = Object.values(raw).every((value) => typeof value === 'string' || Number.isFinite(value));
  return fits ? Object.fromEntries(entries) : undefined;
});
