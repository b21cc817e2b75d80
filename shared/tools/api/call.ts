import type { GenericSchema } from 'valibot';
import type { Json } from '../../api/client.ts';

/** A call of the shop API. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `apiPath`, with parameters in braces */
  path: string;
  summary: string;
  /** Query parameters: their meaning and an example */
  query?: Readonly<Record<string, readonly [meaning: string, example: string]>>;
  body?: GenericSchema;
  /** An example of the body */
  sent?: Json;
  /** Undefined for a response without a body */
  response?: GenericSchema;
  /** `customer`: responds with 401 without a session. `visitor`: the response differs for each visitor */
  of: 'customer' | 'visitor' | 'everybody';
  /** The change has an `Idempotency-Key`: the shop applies each key once */
  hasKey?: true;
  /** Statuses of refusals, each with its reason */
  refusals?: Readonly<Record<number, string>>;
}

/** Reasons of refusals, by status. */
export const gone = { 404: 'The item does not exist (any more)' };
export const noProduct = { 404: 'There is no such product' };
export const invalid = { 422: 'The body is invalid; `Message` says why and may be shown to the visitor' };
