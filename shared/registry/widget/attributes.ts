import { isSafeLink } from '../safe-link.ts';
import { kind } from './kind.ts';

// Kinds of props that an editor writes as `data-*` attributes, always texts there; in JSON props they may have
// their own types. What each expects is told to the editor, in German.

export const integer = kind('eine ganze Zahl', (raw) =>
  /^-?\d{1,15}$/.test(String(raw)) ? Number(raw) : undefined,
);

export const text = kind('ein Text', (raw) =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : undefined,
);

export const id = kind('eine Nummer oder ein Kürzel', (raw) =>
  /^[\w.-]+$/.test(String(raw ?? '')) ? String(raw) : undefined,
);

/** `data-active` and `data-active="true"` are true. */
export const flag = kind('true oder false', (raw) =>
  raw === '' || raw === 'true' || raw === true ? true : raw === 'false' || raw === false ? false : undefined,
);

export const link = kind('eine Adresse dieser Website oder http(s)', (raw) =>
  typeof raw === 'string' && raw !== '' && isSafeLink(raw) ? raw : undefined,
);
