import { customSchema, written } from './custom-schema.ts';
import { isSafeLink } from './link.ts';

// Types of props in JSON or in `data-*` attributes, which are always texts. The first argument of each schema describes
// the expected value in German, for messages to editors.

const readInteger = (raw: unknown) => (/^-?\d{1,15}$/.test(written(raw)) ? Number(raw) : undefined);

export const integer = customSchema('eine ganze Zahl', readInteger);

/** A count. An empty text becomes null, because a server may print an empty text for an unknown visitor. */
export const count = customSchema('eine ganze Zahl', (raw) => (raw === '' ? null : readInteger(raw)));

export const text = customSchema('ein Text', (raw) =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : undefined,
);

/** An id that is used in a path. '.' and '..' are invalid, because they would change the path. */
export const id = customSchema('eine Nummer oder ein Kürzel', (raw) =>
  /^(?!\.{1,2}$)[\w.-]+$/.test(written(raw)) ? String(raw) : undefined,
);

/** A flag as template engines print it: Jinja prints `True`; Twig and PHP print an empty text for `false`. */
export const flag = customSchema('true oder false', (raw) => {
  const read = /^(?:(true|1)|false|0|)$/i.exec(String(raw));
  return read && typeof raw !== 'object' ? read[1] !== undefined : undefined;
});

export const link = customSchema('eine Adresse dieser Website oder http(s)', (raw) =>
  typeof raw === 'string' && raw !== '' && isSafeLink(raw) ? raw : undefined,
);
