import { customSchema, written } from './custom-schema.ts';
import { isSafeLink } from './link.ts';

// Kinds of props that an editor writes as `data-*` attributes, always texts there; in JSON props they may have
// their own types. What each expects is told to the editor, in German.

export const integer = customSchema('eine ganze Zahl', (raw) =>
  /^-?\d{1,15}$/.test(written(raw)) ? Number(raw) : undefined,
);

export const text = customSchema('ein Text', (raw) =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : undefined,
);

/** Part of a path, in which '.' and '..' lead elsewhere. */
export const id = customSchema('eine Nummer oder ein Kürzel', (raw) =>
  /^(?!\.{1,2}$)[\w.-]+$/.test(written(raw)) ? String(raw) : undefined,
);

/** `data-active` and `data-active="true"` are true. */
export const flag = customSchema('true oder false', (raw) =>
  raw === '' || raw === 'true' || raw === true ? true : raw === 'false' || raw === false ? false : undefined,
);

export const link = customSchema('eine Adresse dieser Website oder http(s)', (raw) =>
  typeof raw === 'string' && raw !== '' && isSafeLink(raw) ? raw : undefined,
);
