import type { GenericSchema } from 'valibot';
import type { Json } from '../../api/client.ts';

export interface ApiCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below `apiPath`, with parameters in braces */
  path: string;
  summary: string;
  /** Query parameters with their meaning and an example */
  query?: Readonly<Record<string, readonly [meaning: string, example: string]>>;
  body?: GenericSchema;
  sent?: Json;
  /** Undefined for a response without a body */
  response?: GenericSchema;
  /** `customer`: the shop responds with 401 if there is no session. `visitor`: the response differs for each visitor */
  of: 'customer' | 'visitor' | 'everybody';
  /** The request has an `Idempotency-Key`, so that the shop applies the change once */
  hasKey?: true;
  /** Statuses of refusals, each with its reason */
  refusals?: Readonly<Record<number, string>>;
}

export const gone = { 404: 'The item does not exist (any more)' };
export const noProduct = { 404: 'There is no such product' };
export const invalid = { 422: 'The body is invalid; `Message` says why and may be shown to the visitor' };
