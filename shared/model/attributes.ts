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

/** As template engines print it: Jinja `True`, Twig and PHP nothing for `false`. */
export const flag = customSchema('true oder false', (raw) => {
  const read = /^(?:(true|1)|false|0|)$/i.exec(String(raw));
  return read && typeof raw !== 'object' ? read[1] !== undefined : undefined;
});

export const link = customSchema('eine Adresse dieser Website oder http(s)', (raw) =>
  typeof raw === 'string' && raw !== '' && isSafeLink(raw) ? raw : undefined,
);
