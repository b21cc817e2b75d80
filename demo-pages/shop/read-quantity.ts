import { number, object, optional, safeParse } from 'valibot';
import { refusal } from './refusal.ts';

/** The `quantity` of a JSON body. Whether it is a sensible one is the cart's business. */
export function readQuantity(body: unknown, otherwise?: number): number {
  const read = safeParse(object({ quantity: optional(number(), otherwise) }), body);
  if (read.success && read.output.quantity !== undefined) return read.output.quantity;
  throw refusal(400, 'Die Anzahl fehlt oder ist keine Zahl.', { field: 'quantity' });
}
