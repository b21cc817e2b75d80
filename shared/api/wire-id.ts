import type { Json } from './client.ts';

/** Ids are texts here, and integers on the wire where they look like one. */
export const wireId = (id: Json) =>
  typeof id === 'string' && /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
