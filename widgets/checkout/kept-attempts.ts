// Apart from `order-attempt.ts`, which reads what is kept here and comes late: whether there is anything to be asked for is
// looked up on every visit.
import { recall, remember } from '../../shared/stores/storage.ts';

const name = 'order-attempts';

/** What this device has kept of orders without an answer, as it stands there. */
export const keptAttempts = (now?: number): unknown => recall(name, now)?.value;

export const keepAttempts = (attempts: readonly object[]) =>
  remember(name, attempts.length > 0 ? attempts : null);
